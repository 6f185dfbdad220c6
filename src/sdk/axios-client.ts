import { create } from 'axios';

/** No timeout by default (specification, section 7). */
export const axiosClient = create({
  // `room=a&room=b`
  paramsSerializer: { indexes: null },
  // The body is already serialized.
  transformRequest: [(body: unknown) => body],
  // `transport.ts` checks the status, because an AxiosError would hold the whole request.
  validateStatus: () => true,
});
