/** The placeholder of an actor in `setup()`. It throws if the flow does not provide the actor. */
export function notProvided(port: string): () => never {
  return () => {
    throw new Error(`The port "${port}" was not provided.`);
  };
}
