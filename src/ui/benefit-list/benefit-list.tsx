import { Badge } from '#ui/badge/badge.tsx';
import { CheckList } from '#ui/check-list/check-list.tsx';
import { StarIcon } from '#ui/icons/icons.ts';

interface BenefitListProps {
  benefits: readonly { title: string; exclusive: boolean }[];
  exclusiveLabel: string;
}

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

export function ExclusiveMark({ label }: { label: string }) {
  return <Badge tone="accent" icon={<StarIcon />} label={label} />;
}
