import { t } from '@lingui/core/macro';
import type { TestDriveLetterData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { type DriverProblem, driverProblem } from '@voltfront/rules/test-drive/driver';
import { isSigned, type Stroke } from '@voltfront/rules/test-drive/signature';
import { useState } from 'react';
import { apiKey, isTold, queryClient, serverNow, useApiMutation } from '@/api';
import { showInMiddle } from '@/platform/scroll';
import { type FormErrors, toast, useForm } from '@/ui';
import { type DriveRef, refOf } from './use-drive';

interface Driver {
  name: string;
  licence: string;
  licensedOn: string;
}

/** Why somebody may not drive, at the field that says so. */
function problemWords(problem: DriverProblem): FormErrors<Driver> {
  const words: Record<DriverProblem, FormErrors<Driver>> = {
    number: { licence: t`驾驶证号码有误，请检查` },
    tooYoung: { licence: t`试驾人须年满 18 周岁` },
    tooOld: { licence: t`试驾人须未满 71 周岁` },
    day: { licensedOn: t`初次领证日期有误，请检查` },
    tooNew: { licensedOn: t`驾驶证须领证满 6 个月` },
  };
  return words[problem];
}

function check({ name, licence, licensedOn }: Driver, at: number): FormErrors<Driver> {
  const missing: FormErrors<Driver> = {};
  if (name.trim().length < 2) missing.name = t`请填写驾驶证上的姓名`;
  if (licence === '') missing.licence = t`请填写驾驶证号码`;
  if (licensedOn === '') missing.licensedOn = t`请选择初次领证日期`;
  if (missing.licence || missing.licensedOn) return missing;
  const problem = driverProblem(licence, licensedOn, at);
  return problem ? { ...missing, ...problemWords(problem) } : missing;
}

/** A letter while it is filled in and signed. */
export function useLetterForm(letter: TestDriveLetterData, reference: DriveRef) {
  const { version, statements, startsAt } = letter;
  const form = useForm<Driver>({
    name: 'driveletter',
    initial: { name: '', licence: '', licensedOn: '' },
    order: ['name', 'licence', 'licensedOn'],
    check: (values) => check(values, startsAt ?? serverNow()),
    reveal: showInMiddle,
  });
  const [ticks, setTicks] = useState<readonly number[]>([]);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [isTried, setTried] = useState(false);
  const sign = useApiMutation('POST /api/mpmkt/v1/testDrive/letter/sign', {
    onSuccess: (signed) => {
      queryClient.setQueryData(apiKey('GET /api/mpmkt/v1/testDrive/letter', refOf(reference)), signed);
      toast(t`签署成功`);
    },
    onError: (error) => void (isTold(error) || toast(error.message)),
  });
  const isTicked = ticks.length === statements.length;
  const send = () => {
    setTried(true);
    const driver = sign.isPending ? null : form.validate();
    if (!driver || !isTicked || !isSigned(strokes)) return;
    const { name, licence, licensedOn } = driver;
    const drawn = strokes.map((stroke) => [...stroke]);
    sign.mutate({
      ...refOf(reference),
      version,
      name,
      licence,
      licensedOn,
      statements: ticks.length,
      strokes: drawn,
    });
  };
  return {
    form,
    ticks,
    tick: (index: number) => setTicks(ticks.includes(index) ? ticks.filter((i) => i !== index) : [...ticks, index]),
    strokes,
    setStrokes,
    faults: {
      statements: isTried && !isTicked ? t`请逐条确认并勾选` : undefined,
      signature: isTried && !isSigned(strokes) ? t`请在签名区手写签名` : undefined,
    },
    send,
    isSending: sign.isPending,
    now: serverNow,
    today: formatDate(serverNow()),
  };
}
