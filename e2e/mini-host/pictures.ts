import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';

interface Call {
  success?: (result: unknown) => void;
  fail?: (error: unknown) => void;
  url?: string;
  filePath?: string;
  name?: string;
  header?: Record<string, string>;
  formData?: Record<string, string>;
}

/**
 * The platform's calls of somebody who always chooses this picture. Uploads go to the test's server, whatever host the
 * build names.
 */
export function pictureCalls(origin: string, file: string): Record<string, unknown> {
  const upload = async ({ url = '', name = 'files', header, formData = {} }: Call) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(formData)) form.append(field, value);
    form.append(name, new Blob([readFileSync(file)], { type: 'image/webp' }), basename(file));
    const answer = await fetch(new URL(new URL(url, origin).pathname, origin), {
      method: 'POST',
      headers: header,
      body: form,
    });
    return { statusCode: answer.status, data: await answer.text(), errMsg: 'uploadFile:ok' };
  };
  return {
    chooseImage: ({ success }: Call) => {
      const tempFiles = [{ path: file, size: statSync(file).size }];
      success?.({ tempFiles, tempFilePaths: [file], errMsg: 'chooseImage:ok' });
    },
    uploadFile: (call: Call) => {
      upload(call).then(call.success, ({ message }: Error) => call.fail?.({ errMsg: `uploadFile:fail ${message}` }));
      return { abort: () => undefined, onProgressUpdate: () => undefined };
    },
  };
}
