import * as z from 'zod/mini';

import { Registered } from '#sdk/generated/zod/schemas/registered.zod.ts';

export const registerAccountAnswer = z.pick(Registered, { uidb64: true });
