/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const roomAccountReportEmailMax = 254;

export const roomAccountReportUsernameMax = 64;



export const RoomAccountReport = /*#__PURE__*/ zod.object({
  "deal": /*#__PURE__*/ zod.int(),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(roomAccountReportEmailMax)),
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roomAccountReportUsernameMax))
});

export type RoomAccountReport = zod.input<typeof RoomAccountReport>;
export type RoomAccountReportOutput = zod.output<typeof RoomAccountReport>;
