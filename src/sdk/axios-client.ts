import { create } from 'axios';

/** No time-out: the default of the specification, section 7. */
export const axiosClient = create({
  // `room=a&room=b`
  paramsSerializer: { indexes: null },
  // The body is bytes already.
  transformRequest: [(body: unknown) => body],
  // Whether an answer is a success is judged by `transport.ts`; an AxiosError would hold the whole request.
  validateStatus: () => true,
});
