/**
 * Redacts events and snapshots for an inspector. Field names, numbers and booleans stay. A text stays only if our own code
 * chose it, such as the code of a failure. Every other text is replaced by a placeholder, such as `«text 1»`. Equal texts
 * have the same placeholder, which reveals nothing else about them.
 */

/** Returns the placeholder of a text. */
type Mark = (text: string) => string;

/** Fields whose text is an identifier from our code. It must still match `WORD`. */
const FIELDS_OF_WORDS: ReadonlySet<string> = new Set([
  ...['type', 'kind', 'kinds', 'code', 'status', 'error', 'ending', 'link', 'order', 'earlier'],
  ...['actorId', 'confirmed'],
]);

/** An identifier such as `tooManyTries` or `session.lost`. It has no digits, because every password and every token has one. */
const WORD = /^(?=.{1,60}$)[A-Za-z]+([._][A-Za-z]+)*$/;
/** An event type of XState, such as `xstate.after.1000.token.backoff`. */
const TYPE_OF_XSTATE = /^xstate\.[\w.()-]{1,120}$/;

const DEEPEST = 8;
const LONGEST = 50;

export interface RedactedEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface Redactor {
  /** An event with its type and the shape of its payload. */
  readonly redactEvent: (event: { readonly type: string }) => RedactedEvent;
  /** A snapshot with the names of its states and the shape of its data. */
  readonly redactSnapshot: (snapshot: object) => ReturnType<typeof redactSnapshot>;
}

/** Create one per visit, so that placeholders of two visits cannot be compared. */
export function createRedactor(): Redactor {
  const mark = createMarks();
  return {
    redactEvent: (event) => redactEvent(event, mark),
    redactSnapshot: (snapshot) => redactSnapshot(snapshot, mark),
  };
}

/** Numbers the different texts. Keeps no text, only a hash with a random seed. */
function createMarks(): Mark {
  const seed = crypto.getRandomValues(new Uint32Array(2));
  const marks = new Map<string, string>();
  return (text) => {
    const hash = [...seed].map((part) => hashOf(text, part)).join();
    const mark = marks.get(hash) ?? `«text ${marks.size + 1}»`;
    marks.set(hash, mark);
    return mark;
  };
}

/** FNV-1a with a seed, 32 bits. */
function hashOf(text: string, seed: number): number {
  let hash = seed ^ 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

function redactEvent(event: { readonly type: string }, mark: Mark): RedactedEvent {
  const { type, ...payload } = event;
  const isKnown = WORD.test(type) || TYPE_OF_XSTATE.test(type);
  return { ...(redact(payload, mark) as object), type: isKnown ? type : mark(type) };
}

function redactSnapshot(snapshot: object, mark: Mark) {
  const { value, tags, children, ...rest } = snapshot as Readonly<Record<string, unknown>>;
  const { status, context, input, output, error } = rest;
  return {
    status: redact(status, mark, 'status') as 'active' | 'done' | 'error' | 'stopped',
    ...(value === undefined ? {} : { value: statesOnly(value) }),
    ...(tags instanceof Set ? { tags: [...tags].map((tag) => redact(tag, mark, 'code')) } : {}),
    ...(context === undefined ? {} : { context: redact(context, mark) }),
    ...(input === undefined ? {} : { input: redact(input, mark) }),
    ...(output === undefined ? {} : { output: redact(output, mark) }),
    ...(error === undefined ? {} : { error: redact(error, mark, 'error') }),
    ...(typeof children === 'object' && children !== null ? { children: namesOnly(children) } : {}),
  };
}

/** The child actors, by the names in the chart. */
function namesOnly(children: object): object {
  return Object.fromEntries(Object.keys(children).map((id) => [id, { id }]));
}

function statesOnly(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([state, inner]) => [state, statesOnly(inner)]));
}

/** Redacts a value of the field with this name. */
function redact(value: unknown, mark: Mark, field = '', above: readonly object[] = []): unknown {
  if (typeof value === 'string') return value === '' || isWord(field, value) ? value : mark(value);
  if (typeof value === 'function') return '«function»';
  if (typeof value === 'bigint' || typeof value === 'symbol') return mark(String(value));
  if (typeof value !== 'object' || value === null) return value;
  if (above.includes(value) || above.length >= DEEPEST) return '«deeper»';
  const within = [...above, value];
  if (Array.isArray(value)) return redactList(value, mark, field, within);
  if (value instanceof Error) return redactError(value, mark, within);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      isWord('type', name) ? name : mark(name),
      redact(part, mark, name, within),
    ]),
  );
}

function redactList(
  list: readonly unknown[],
  mark: Mark,
  field: string,
  above: readonly object[],
): unknown[] {
  const shown = list.slice(0, LONGEST).map((part) => redact(part, mark, field, above));
  return list.length > LONGEST ? [...shown, `«${list.length - LONGEST} more»`] : shown;
}

/** Drops the message of an error, because it may quote a response. Its name and problem cannot. */
function redactError(error: Error, mark: Mark, above: readonly object[]): object {
  const parts = Object.fromEntries(Object.entries(error));
  return { ...(redact(parts, mark, '', above) as object), name: redact(error.name, mark, 'type') };
}

function isWord(field: string, text: string): boolean {
  return FIELDS_OF_WORDS.has(field) && WORD.test(text);
}
