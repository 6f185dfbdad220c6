import { canIDeploy } from './can-i-deploy.ts';
import { publish } from './publish.ts';
import { recordDeployment } from './record-deployment.ts';

/** `node pacts/broker/main.ts publish | can-i-deploy | record-deployment`, for the repository it is called in. */
const COMMANDS = new Map([
  ['publish', publish],
  ['can-i-deploy', canIDeploy],
  ['record-deployment', recordDeployment],
]);

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = COMMANDS.get(name);
  if (command === undefined) throw new Error(`One of: ${[...COMMANDS.keys()].join(', ')}.`);
  const { code, output } = await command(args, process.cwd());
  console.log(output.trim());
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
