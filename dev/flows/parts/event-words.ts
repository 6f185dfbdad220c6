/** `14:03:05.120`, in the time of this computer. */
export function clockTime(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  const ms = String(date.getMilliseconds()).padStart(3, '0');
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}.${ms}`;
}

/** XState's own types in short: `xstate.done.actor.logIn` is `done: logIn`. */
export function eventText(type: string): string {
  return type.replace(/^xstate\.(done|error)\.actor\./, '$1: ').replace(/^xstate\./, 'xstate: ');
}
