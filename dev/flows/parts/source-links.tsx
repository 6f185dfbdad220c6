import { useEffect, useRef, useState } from 'react';

import type { KnownActor } from '../model/known-pages.ts';
import { lineOfState, sourceOf, type Source } from '../model/source-of.ts';
import { activePaths } from '../model/state-names.ts';

interface SourceLinksProps {
  readonly flow: string;
  readonly actor: KnownActor;
}

interface Opened {
  readonly text: string;
  readonly line: number;
}

/** The file of the flow, here or in the editor of this computer, at the state that is active. */
export function SourceLinks({ flow, actor }: SourceLinksProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const source = sourceOf(flow);
  if (!source) return null;
  const open = async (): Promise<Opened> => {
    const text = await source.read();
    const state = activePaths(actor.snapshot?.value).at(-1)?.split('.').at(-1) ?? '';
    return { text, line: lineOfState(text, state) };
  };

  return (
    <>
      <button type="button" className="button" onClick={() => void open().then(setOpened)}>
        Source
      </button>
      <button
        type="button"
        className="button"
        onClick={() => void open().then(({ line }) => openInEditor(`${source.path}:${line}`))}
      >
        Open in editor
      </button>
      {opened && (
        <SourceDialog
          source={source}
          opened={opened}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </>
  );
}

interface SourceDialogProps {
  readonly source: Source;
  readonly opened: Opened;
  readonly onClose: () => void;
}

function SourceDialog({ source, opened: { text, line }, onClose }: SourceDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('[data-is-lit]')?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <dialog ref={dialog} className="source" aria-label={source.path} onClose={onClose}>
      <form method="dialog" className="source-bar">
        <h2>{source.path}</h2>
        <button className="button">Close</button>
      </form>
      <pre tabIndex={0}>
        {text.split('\n').map((content, index) => (
          <code key={index} data-is-lit={index + 1 === line || undefined}>
            {`${content}\n`}
          </code>
        ))}
      </pre>
    </dialog>
  );
}

/** Vite finds the editor that is running, or the one that `LAUNCH_EDITOR` names. */
function openInEditor(place: string): Promise<unknown> {
  return fetch(`/__open-in-editor?${new URLSearchParams({ file: place }).toString()}`);
}
