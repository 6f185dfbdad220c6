/** The parts of a description (OpenAPI 3.1) that say what a message may carry. */
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface Reference {
  readonly $ref?: string;
}

interface Content extends Reference {
  readonly content?: Readonly<Record<string, unknown>>;
}

export interface Parameter extends Reference {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: { readonly type?: string };
}

export interface DescribedCall {
  /** JSON pointers to schemas; null for no body. */
  readonly body: string | null;
  readonly answers: Readonly<Record<string, string | null>>;
  readonly parameters: readonly (Parameter & { readonly pointer: string })[];
}

/** Where in the document the schemas of an operation stand. */
export function describedCall(description: object, path: string, method: string): DescribedCall {
  const { paths } = description as Document;
  const item = paths[path] ?? {};
  const operation = (item[method.toLowerCase()] ?? {}) as {
    requestBody?: Content;
    responses: Record<string, Content>;
    parameters?: Reference[];
  };
  const place = `/paths/${escaped(path)}/${method.toLowerCase()}`;
  const bodyOf = (content: Content, pointer: string): string | null => {
    const at = content.$ref?.slice(1) ?? pointer;
    const found = lookUp(description, at) as Content;
    return found.content === undefined ? null : `${at}/content/${escaped('application/json')}/schema`;
  };
  return {
    body: operation.requestBody === undefined ? null : bodyOf(operation.requestBody, `${place}/requestBody`),
    answers: Object.fromEntries(
      Object.entries(operation.responses).map(([status, answer]) => [
        status,
        bodyOf(answer, `${place}/responses/${status}`),
      ]),
    ),
    parameters: (operation.parameters ?? []).map((parameter, index) => {
      const at = parameter.$ref?.slice(1) ?? `${place}/parameters/${index}`;
      return { ...(lookUp(description, at) as Parameter), pointer: `${at}/schema` };
    }),
  };
}

function lookUp(document: object, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[unescaped(key)], document);
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescaped(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}
