import { CheckList } from '#ui/check-list/check-list.tsx';
import { ExclusiveMark } from './exclusive-mark.tsx';

export interface BenefitListProps {
  benefits: readonly { title: string; exclusive: boolean }[];
  /** Stands beside what only players of this site get. */
  exclusiveLabel: string;
}

/** What a deal gives; nothing where it gives nothing. */
export function BenefitList({ benefits, exclusiveLabel }: BenefitListProps) {
  if (benefits.length === 0) return null;
  return (
    <CheckList
      items={benefits.map(({ title, exclusive }) => ({
        id: title,
        text: (
          <>
            <bdi>{title}</bdi> {exclusive && <ExclusiveMark label={exclusiveLabel} />}
          </>
        ),
      }))}
    />
  );
}
