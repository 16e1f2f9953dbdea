import { englishErrorTexts } from '@voltfront/contract/error-texts';
import { errorCatalogue } from '@voltfront/contract/errors';
import { defineTexts } from '../kernel/texts';

/** Error texts of the gateway, for requests that do not reach a use case. */
export const gatewayTexts = defineTexts('gateway', {
  badFormat: ['请求格式有误', 'The request is malformed'],
  badField: [
    ({ path }: { path: string }) => `请求参数有误：${path}`,
    ({ path }) => `Invalid request parameter: ${path}`,
  ],
  notMultipart: ['请以 multipart/form-data 上传', 'Please upload as multipart/form-data'],
  badUpload: ['上传内容格式有误', 'The upload is malformed'],
  serverError: [
    ({ id }: { id: string }) => `${errorCatalogue.SERVER_ERROR.text}（${id}）`,
    ({ id }) => `${englishErrorTexts.SERVER_ERROR} (${id})`,
  ],
});
