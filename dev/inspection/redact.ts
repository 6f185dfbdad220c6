/**
 * What an inspector may know of events and states. Everything that is not known to be harmless is replaced: names of
 * fields, numbers and booleans stay, and of the texts only words that our own code chose, such as the code of a failure.
 */

const REDACTED = '«redacted»';

/** Fields whose text is one of a few words of ours. Their text must still look like such a word. */
const FIELDS_OF_WORDS: ReadonlySet<string> = new Set([
  ...['type', 'kind', 'kinds', 'code', 'status', 'error', 'ending', 'link', 'order', 'earlier'],
  ...['actorId', 'confirmed'],
]);

/** `tooManyTries`, `session.lost`, `room_account`. Without digits: every password has one, and every token. */
const WORD = /^(?=.{1,60}$)[A-Za-z]+([._][A-Za-z]+)*$/;
/** `xstate.after.1000.token.backoff`: these come from XState and the chart. */
const TYPE_OF_XSTATE = /^xstate\.[\w.()-]{1,120}$/;

const DEEPEST = 8;
const LONGEST = 50;

export interface RedactedEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** An event with its type and the shape of its payload. */
export function redactEvent(event: { readonly type: string }): RedactedEvent {
  const { type, ...payload } = event;
  const isKnown = WORD.test(type) || TYPE_OF_XSTATE.test(type);
  return { ...(redact(payload) as object), type: isKnown ? type : REDACTED };
}

/** A snapshot with its states, which the chart names, and the shape of what it knows. */
export function redactSnapshot(snapshot: object) {
  const { value, tags, children, ...rest } = snapshot as Readonly<Record<string, unknown>>;
  const { status, context, input, output, error } = rest;
  return {
    status: redact(status, 'status') as 'active' | 'done' | 'error' | 'stopped',
    ...(value === undefined ? {} : { value: statesOnly(value) }),
    ...(tags instanceof Set ? { tags: [...tags].map((tag) => redact(tag, 'code')) } : {}),
    ...(context === undefined ? {} : { context: redact(context) }),
    ...(input === undefined ? {} : { input: redact(input) }),
    ...(output === undefined ? {} : { output: redact(output) }),
    ...(error === undefined ? {} : { error: redact(error, 'error') }),
    ...(typeof children === 'object' && children !== null ? { children: namesOnly(children) } : {}),
  };
}

/** The actors that run below, by the names that the chart gave them. */
function namesOnly(children: object): object {
  return Object.fromEntries(Object.keys(children).map((id) => [id, { id }]));
}

function statesOnly(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([state, inner]) => [state, statesOnly(inner)]));
}

/** What may be told of a value that stands in the field of this name. */
function redact(value: unknown, field = '', above: readonly object[] = []): unknown {
  if (typeof value === 'string') return value === '' || isWord(field, value) ? value : REDACTED;
  if (typeof value === 'function') return '«function»';
  if (typeof value === 'bigint' || typeof value === 'symbol') return REDACTED;
  if (typeof value !== 'object' || value === null) return value;
  if (above.includes(value) || above.length >= DEEPEST) return '«deeper»';
  const within = [...above, value];
  if (Array.isArray(value)) return redactList(value, field, within);
  if (value instanceof Error) return redactError(value, within);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      isWord('type', name) ? name : REDACTED,
      redact(part, name, within),
    ]),
  );
}

function redactList(list: readonly unknown[], field: string, above: readonly object[]): unknown[] {
  const shown = list.slice(0, LONGEST).map((part) => redact(part, field, above));
  return list.length > LONGEST ? [...shown, `«${list.length - LONGEST} more»`] : shown;
}

/** The message of an error may quote an answer; its name and its problem cannot. */
function redactError(error: Error, above: readonly object[]): object {
  const parts = Object.fromEntries(Object.entries(error));
  return { ...(redact(parts, '', above) as object), name: redact(error.name, 'type') };
}

function isWord(field: string, text: string): boolean {
  return FIELDS_OF_WORDS.has(field) && WORD.test(text);
}
