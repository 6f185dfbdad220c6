/** The body of a port in `setup()`: it fails loudly in a flow that nobody connected. */
export function notProvided(port: string): () => never {
  return () => {
    throw new Error(`The port "${port}" was not provided.`);
  };
}
