/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

export interface RoomAccountReport {
  /** The deal's id. */
  deal: number;
  /**
     * The address used at the room.
     * @maxLength 254
     */
  email: string;
  /**
     * @minLength 1
     * @maxLength 64
     */
  username: string;
}
