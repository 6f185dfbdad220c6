import { ensureChromium } from './ensure-chromium.ts';
import { runGates } from './steps/gates.ts';
import { add, conclude, runSteps } from './steps/report.ts';
import { suites } from './steps/suites.ts';

const chromium = await runSteps([{ name: 'a Chromium to test in', run: ensureChromium }]);
const gates = await runGates();
const tests = await runSteps(suites);

console.log('');
conclude([chromium, gates, tests].reduce(add));
