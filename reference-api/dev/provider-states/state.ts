import type { Services } from '../../services.ts';

/** Makes a state of the contracts' glossary true on an empty database; answers the values it made up. */
export type Establish = (services: Services, params: unknown) => Promise<Record<string, string>>;
