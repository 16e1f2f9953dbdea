import { errorCatalogue } from '@voltfront/contract/errors';
import { useState } from 'react';
import { ApiError, api, uploadImages } from '@/api';
import { chooseImages } from '@/platform/upload';
import { Button, Cell, CellGroup, SearchBar, Upload } from '@/ui';
import { DemoRow, DemoSection, DemoStack } from './demo-section';

/** Calls to the server: clock, echo, upload, and every code of the error catalogue with its reaction. */
export function ServerDemo() {
  const [answer, setAnswer] = useState('—');
  const show = async (call: () => Promise<unknown>) => {
    try {
      setAnswer(JSON.stringify(await call()));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setAnswer(`${error.kind} ${error.code} ${error.message}`);
    }
  };
  return (
    <>
      <DemoSection name="Calls">
        <DemoRow>
          <Button size="small" variant="secondary" onClick={() => show(() => api('GET /api/basic/v1/pub/serverTime'))}>
            服务器时间
          </Button>
          <Button
            size="small"
            variant="secondary"
            onClick={() => show(() => api('POST /api/basic/v1/demo/echo', { body: { text: '你好' } }))}
          >
            回声
          </Button>
        </DemoRow>
        <CellGroup>
          <Cell title="回应" note={answer} />
        </CellGroup>
      </DemoSection>
      <UploadDemo />
      <ErrorCodesDemo onTry={(code) => show(() => api('GET /api/basic/v1/demo/error', { query: { code } }))} />
    </>
  );
}

function UploadDemo() {
  const [urls, setUrls] = useState<string[]>([]);
  return (
    <DemoSection name="Upload">
      <DemoStack>
        <Upload
          value={urls}
          onChange={setUrls}
          max={3}
          pick={(count) => chooseImages({ count })}
          send={(files) => uploadImages(files)}
        />
      </DemoStack>
    </DemoSection>
  );
}

function ErrorCodesDemo({ onTry }: { onTry: (code: string) => void }) {
  const [filter, setFilter] = useState('');
  const rows = Object.entries(errorCatalogue).filter(([name, row]) =>
    `${name} ${row.code}`.includes(filter.toUpperCase()),
  );
  return (
    <DemoSection name="Error codes">
      <SearchBar value={filter} onChange={setFilter} placeholder="错误码或名称" />
      <CellGroup>
        {rows.map(([name, row]) => (
          <Cell
            key={name}
            title={`${row.code} ${name}`}
            note={row.text}
            value={row.reaction}
            onClick={() => onTry(row.code)}
          />
        ))}
      </CellGroup>
    </DemoSection>
  );
}
