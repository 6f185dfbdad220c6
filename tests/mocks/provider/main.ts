import { startMockProvider } from './mock-provider.ts';
import { otherStyle } from './other-style.ts';

/** The mocks as a process of its own, in another style than the reference API's. Prints where it listens. */
const { origin, stateUrl } = await startMockProvider(otherStyle);
console.log(JSON.stringify({ origin, stateUrl }));
