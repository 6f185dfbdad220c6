import { FieldParts, type FieldPartsProps } from './field-parts.tsx';
import * as styles from './field.css.ts';

export interface FieldFrameProps extends FieldPartsProps {
  label: string;
}

/** A field whose value one native control holds. */
export function FieldFrame({ label, ...parts }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <FieldParts
        {...parts}
        label={
          <label className={styles.label} htmlFor={parts.ties.id}>
            {label}
          </label>
        }
      />
    </div>
  );
}
