/** One line of the log. It never holds queries, headers, bodies, tokens or mail addresses. */
export interface LogEntry {
  readonly level: 'info' | 'error';
  readonly message: string;
  readonly [detail: string]: string | number;
}

export type Log = (entry: LogEntry) => void;

/** Writes entries as lines of JSON, with the time of the machine. */
export const logToOutput: Log = (entry) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
};
