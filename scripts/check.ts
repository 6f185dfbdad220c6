import { runGates } from './steps/gates.ts';
import { conclude } from './steps/report.ts';

conclude(await runGates());
