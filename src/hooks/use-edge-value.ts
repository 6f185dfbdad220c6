import { useQuery } from '@tanstack/react-query';

import { edgeValue, type EdgeValue } from '#domain/deal-value.ts';
import { plansQuery } from '#queries/plans.ts';

/** What Edge is worth by the plans; undefined while they load, null if that is not known. */
export function useEdgeValue(): EdgeValue | null | undefined {
  const { data, isPending } = useQuery({ ...plansQuery(), select: edgeValue });
  return isPending ? undefined : (data ?? null);
}
