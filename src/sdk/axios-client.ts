import { create } from 'axios';

/** No time-out and 2xx as success: the defaults of the specification, section 7. */
export const axiosClient = create({
  // `room=a&room=b`
  paramsSerializer: { indexes: null },
  // The body is bytes already.
  transformRequest: [(body: unknown) => body],
});
