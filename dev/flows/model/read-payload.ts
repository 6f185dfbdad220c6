interface Read {
  readonly payload: object;
  /** A sentence; null when it can be sent. */
  readonly problem: string | null;
}

/** What was typed as the rest of an event. Nothing is an empty rest. */
export function readPayload(typed: string): Read {
  if (typed.trim() === '') return { payload: {}, problem: null };
  try {
    const payload = JSON.parse(typed) as unknown;
    if (typeof payload === 'object' && payload !== null && !Array.isArray(payload))
      return { payload, problem: null };
    return { payload: {}, problem: 'An object is needed: { "name": "value" }' };
  } catch (error) {
    return { payload: {}, problem: error instanceof Error ? error.message : 'This is no JSON' };
  }
}
