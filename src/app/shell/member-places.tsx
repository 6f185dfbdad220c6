import { PlaceList } from './place-list.tsx';
import { placeIcon } from './place-icon.tsx';
import { useAccountPlaces } from './use-account-places.ts';
import { usePlaces } from './use-places.ts';

/** All places of a member, for the menu of a phone. */
export function MemberPlaces() {
  return <PlaceList places={[...usePlaces(), ...useAccountPlaces()]} iconOf={placeIcon} />;
}
