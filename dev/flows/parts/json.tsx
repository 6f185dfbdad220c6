/** Formatted JSON. Names, strings, numbers and redacted values have different colours. */
export function Json({ value }: { readonly value: unknown }) {
  if (typeof value !== 'object' || value === null) return <JsonLeaf value={value} />;
  const parts = Object.entries(value as Readonly<Record<string, unknown>>);
  if (parts.length === 0) return <span className="json-none">{Array.isArray(value) ? '[ ]' : '{ }'}</span>;
  return (
    <ul className="json">
      {parts.map(([name, part]) => (
        <li key={name}>
          <span className="json-name">{name}</span> <Json value={part} />
        </li>
      ))}
    </ul>
  );
}

function JsonLeaf({ value }: { readonly value: unknown }) {
  const text = value === undefined ? 'undefined' : JSON.stringify(value);
  if (typeof value === 'string' && value.startsWith('«'))
    return <span className="json-withheld">{value}</span>;
  return (
    <span className="json-leaf" data-kind={value === null ? 'null' : typeof value}>
      {text}
    </span>
  );
}
