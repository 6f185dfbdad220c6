import { useId } from 'react';
import * as styles from './grid-toolbar.css.ts';
import type { GridToolbarTexts } from './grid-props.ts';
import type { GridDensity } from './grid-types.ts';

const DENSITIES = ['compact', 'standard', 'comfortable'] as const;

export interface GridDensityChoiceProps {
  texts: Pick<GridToolbarTexts, 'density' | 'densities'>;
  value: GridDensity;
  onChange: (density: GridDensity) => void;
}

/** How close the rows stand. */
export function GridDensityChoice({ texts, value, onChange }: GridDensityChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.density}</legend>
      <div className={styles.segments}>
        {DENSITIES.map((density) => (
          <label key={density} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={density === value}
              onChange={() => {
                onChange(density);
              }}
            />
            {texts.densities[density]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
