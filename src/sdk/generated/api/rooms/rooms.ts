/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type {
  Room
} from '../../model/room.ts';

import type {
  Slug
} from '../../model/slug.ts';

import { http } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * A room without a deal where the visitor is is a 404, unless the bearer's member has reported a username at it: their account goes on earning wherever they are, so they see the room, with no deals.
 * @summary One poker room and its deals
 */
export const room = (
    slug: Slug,
 options?: SecondParameter<typeof http<Room>>,) => {
      return http<Room>(
      {url: `/api/v1/rooms/${slug}/`, method: 'GET'
    },
      options);
    }
  export type RoomResult = NonNullable<Awaited<ReturnType<typeof room>>>
