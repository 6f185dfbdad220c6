import { CircleCheckIcon } from '#ui/icons/circle-check-icon.ts';
import { CircleIcon } from '#ui/icons/circle-icon.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import * as styles from './password-field.css.ts';
import { useAfterPause } from './use-after-pause.ts';

export interface PasswordRuleList {
  /** Stands above the rules, for example "Your password needs:". */
  title: string;
  rules: readonly { id: string; label: string; met: boolean }[];
  /** Said before a rule to those who listen. */
  metLabel: string;
  unmetLabel: string;
  /** Said once when the person pauses, for example "3 of 5 met". */
  status: string;
}

interface PasswordRulesProps {
  id: string;
  list: PasswordRuleList;
  /** Nothing is said about an empty field. */
  isSilent: boolean;
}

const PAUSE_MS = 1000;

/** The rules of a new password, shown before typing and ticked off while typing. */
export function PasswordRules({ id, list, isSilent }: PasswordRulesProps) {
  const spoken = useAfterPause(isSilent ? '' : list.status, PAUSE_MS);
  return (
    <div className={styles.rules}>
      <div id={id}>
        <span>{list.title}</span>
        <ul className={styles.list}>
          {list.rules.map(({ id: ruleId, label, met }) => (
            <li key={ruleId} className={styles.rule} data-met={met || undefined}>
              {met ? (
                <CircleCheckIcon className={styles.mark} aria-hidden="true" />
              ) : (
                <CircleIcon className={styles.mark} aria-hidden="true" />
              )}
              <span>
                <VisuallyHidden>{met ? list.metLabel : list.unmetLabel}: </VisuallyHidden>
                {label}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </div>
  );
}
