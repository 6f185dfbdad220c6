const TIMESTAMP = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})Z$/;

/**
 * The same answer as another backend would write it: microseconds and an offset in timestamps, other sentences, fields
 * that nobody asked for, keys in another order, no next refresh token. A contract that says what the site needs, and
 * no more, takes it.
 */
export async function otherStyle(answer: Response, request: Request): Promise<Response> {
  if (!(answer.headers.get('content-type') ?? '').includes('json')) return answer;
  const told = (await answer.json()) as Json;
  const body = rewritten(answer.ok && request.url.endsWith('/token/refresh/') ? withoutRefresh(told) : told);
  const headers = { 'Content-Type': 'application/json', 'X-Served-By': 'another backend' };
  for (const name of ['Retry-After', 'WWW-Authenticate']) {
    const value = answer.headers.get(name);
    if (value !== null) Object.assign(headers, { [name]: value });
  }
  return new Response(JSON.stringify(body), { status: answer.status, headers });
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

function withoutRefresh(told: Json): Json {
  if (typeof told !== 'object' || told === null || Array.isArray(told)) return told;
  return Object.fromEntries(Object.entries(told).filter(([key]) => key !== 'refresh'));
}

function rewritten(value: Json): Json {
  if (typeof value === 'string') return value.replace(TIMESTAMP, '$1.000001+00:00');
  if (Array.isArray(value)) return value.map(rewritten);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, Json] => [
    key,
    key === 'detail' ? 'Told in other words.' : rewritten(inner),
  ]);
  // A refusal by fields has nothing but fields.
  const isFields = entries.every(([, inner]) => Array.isArray(inner));
  const more: [string, Json][] = isFields ? [] : [['internal_note', 'for the staff']];
  return Object.fromEntries([...more, ...entries.reverse()]);
}
