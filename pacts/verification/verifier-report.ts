import * as z from 'zod';

export interface Outcome {
  /** Interactions that the provider honours. */
  readonly verified: number;
  /** One sentence for each interaction, state or circumstance that was not as it has to be. */
  readonly failures: readonly string[];
}

const mismatch = z.looseObject({ mismatch: z.string().optional(), path: z.string().optional() });

const report = z.object({
  interactionResults: z.array(z.object({ description: z.string(), result: z.string() })),
  errors: z.array(
    z.object({
      interaction: z.string(),
      mismatch: z.looseObject({ message: z.string().optional(), mismatches: z.array(mismatch).optional() }),
    }),
  ),
});

/** Whether each interaction of a report was honoured, by its description. */
export function readResults(text: string): ReadonlyMap<string, boolean> {
  const { interactionResults } = report.parse(JSON.parse(text));
  return new Map(interactionResults.map(({ description, result }) => [description, result === 'OK']));
}

/** What the verifier wrote: the interactions that hold, and a sentence or more for each thing that does not. */
export function readReport(text: string | null, output: string): Outcome {
  if (text === null) return { verified: 0, failures: [`Pact could not verify: ${output.trim()}`] };
  const { interactionResults, errors } = report.parse(JSON.parse(text));
  // An error of no interaction: a contract that the broker did not hand over.
  const others = errors.filter(({ interaction }) =>
    interactionResults.every((one) => !isOf(one, interaction)),
  );
  return {
    verified: interactionResults.filter(({ result }) => result === 'OK').length,
    failures: [
      ...interactionResults
        .filter(({ result }) => result !== 'OK')
        .map((one) => {
          const error = errors.find(({ interaction }) => isOf(one, interaction));
          return error === undefined ? one.description : `${one.description}\n${inWords(error.mismatch)}`;
        }),
      ...others.map(({ interaction, mismatch: what }) => `${interaction}\n${inWords(what)}`),
    ],
  };
}

function isOf({ description }: { description: string }, interaction: string): boolean {
  return interaction.endsWith(` - ${description}`);
}

function inWords({ message, mismatches }: z.infer<typeof report>['errors'][number]['mismatch']): string {
  if (mismatches === undefined) return `    ${message ?? 'for an unknown reason'}`;
  return mismatches
    .map(({ mismatch: text, path, ...rest }) => `    ${path ?? ''} ${text ?? JSON.stringify(rest)}`)
    .join('\n');
}
