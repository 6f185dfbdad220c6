/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const AmountRegExp = new RegExp('^-?[0-9]+\\.[0-9]{2}$');


export const Amount = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(AmountRegExp));

export type Amount = zod.input<typeof Amount>;
export type AmountOutput = zod.output<typeof Amount>;

export const MultiplierRegExp = new RegExp('^[0-9]+(\\.[0-9]+)?$');


export const Multiplier = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(MultiplierRegExp));

export type Multiplier = zod.input<typeof Multiplier>;
export type MultiplierOutput = zod.output<typeof Multiplier>;

export const PercentageRegExp = new RegExp('^[0-9]+(\\.[0-9]+)?$');


export const Percentage = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PercentageRegExp));

export type Percentage = zod.input<typeof Percentage>;
export type PercentageOutput = zod.output<typeof Percentage>;

export const Timestamp = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type Timestamp = zod.input<typeof Timestamp>;
export type TimestampOutput = zod.output<typeof Timestamp>;

export const CountryRegExp = new RegExp('^[A-Z]{2}$');


export const Country = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CountryRegExp));

export type Country = zod.input<typeof Country>;
export type CountryOutput = zod.output<typeof Country>;

export const MonthRegExp = new RegExp('^[0-9]{4}-(0[1-9]|1[0-2])$');


export const Month = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(MonthRegExp));

export type Month = zod.input<typeof Month>;
export type MonthOutput = zod.output<typeof Month>;

export const SlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const Slug = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(SlugRegExp));

export type Slug = zod.input<typeof Slug>;
export type SlugOutput = zod.output<typeof Slug>;

export const Uidb64RegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Uidb64 = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(Uidb64RegExp));

export type Uidb64 = zod.input<typeof Uidb64>;
export type Uidb64Output = zod.output<typeof Uidb64>;

export const LinkTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const LinkToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(LinkTokenRegExp));

export type LinkToken = zod.input<typeof LinkToken>;
export type LinkTokenOutput = zod.output<typeof LinkToken>;

export const Platform = /*#__PURE__*/ zod.enum(['windows', 'mac', 'android', 'ios', 'web']);

export type Platform = zod.input<typeof Platform>;
export type PlatformOutput = zod.output<typeof Platform>;




export const InvalidFields = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.minLength(1)));

export type InvalidFields = zod.input<typeof InvalidFields>;
export type InvalidFieldsOutput = zod.output<typeof InvalidFields>;

export const Detail = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string()
});

export type Detail = zod.input<typeof Detail>;
export type DetailOutput = zod.output<typeof Detail>;

export const Unauthorized = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type Unauthorized = zod.input<typeof Unauthorized>;
export type UnauthorizedOutput = zod.output<typeof Unauthorized>;

export const RegionBlocked = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['region_blocked'])
});

export type RegionBlocked = zod.input<typeof RegionBlocked>;
export type RegionBlockedOutput = zod.output<typeof RegionBlocked>;

export const VerificationProblem = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['link_invalid', 'link_expired', 'link_superseded', 'code_wrong', 'code_locked'])
});

export type VerificationProblem = zod.input<typeof VerificationProblem>;
export type VerificationProblemOutput = zod.output<typeof VerificationProblem>;

export const EmailChangePending = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['change_pending'])
});

export type EmailChangePending = zod.input<typeof EmailChangePending>;
export type EmailChangePendingOutput = zod.output<typeof EmailChangePending>;

export const EmailChangeProblem = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['link_invalid', 'link_expired', 'link_superseded', 'wrong_account'])
});

export type EmailChangeProblem = zod.input<typeof EmailChangeProblem>;
export type EmailChangeProblemOutput = zod.output<typeof EmailChangeProblem>;

export const PasswordResetProblem = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['link_invalid', 'link_expired', 'link_used', 'link_superseded'])
});

export type PasswordResetProblem = zod.input<typeof PasswordResetProblem>;
export type PasswordResetProblemOutput = zod.output<typeof PasswordResetProblem>;

export const AlreadyReported = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['already_reported'])
});

export type AlreadyReported = zod.input<typeof AlreadyReported>;
export type AlreadyReportedOutput = zod.output<typeof AlreadyReported>;

export const InsufficientBalance = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['insufficient_balance'])
});

export type InsufficientBalance = zod.input<typeof InsufficientBalance>;
export type InsufficientBalanceOutput = zod.output<typeof InsufficientBalance>;

export const RedemptionRunning = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['redemption_running'])
});

export type RedemptionRunning = zod.input<typeof RedemptionRunning>;
export type RedemptionRunningOutput = zod.output<typeof RedemptionRunning>;

export const RedemptionConflict = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['redemption_running', 'price_changed', 'idempotency_key_reused'])
});

export type RedemptionConflict = zod.input<typeof RedemptionConflict>;
export type RedemptionConflictOutput = zod.output<typeof RedemptionConflict>;

export const credentialsEmailMax = 254;

export const credentialsPasswordMax = 128;



export const Credentials = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(credentialsEmailMax)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(credentialsPasswordMax))
});

export type Credentials = zod.input<typeof Credentials>;
export type CredentialsOutput = zod.output<typeof Credentials>;





export const TokenPair = /*#__PURE__*/ zod.object({
  "access": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "refresh": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type TokenPair = zod.input<typeof TokenPair>;
export type TokenPairOutput = zod.output<typeof TokenPair>;




export const RefreshToken = /*#__PURE__*/ zod.object({
  "refresh": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type RefreshToken = zod.input<typeof RefreshToken>;
export type RefreshTokenOutput = zod.output<typeof RefreshToken>;





export const RefreshedToken = /*#__PURE__*/ zod.object({
  "access": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "refresh": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)))
});

export type RefreshedToken = zod.input<typeof RefreshedToken>;
export type RefreshedTokenOutput = zod.output<typeof RefreshedToken>;

export const PlanInterval = /*#__PURE__*/ zod.enum(['MONTH', 'YEAR']);

export type PlanInterval = zod.input<typeof PlanInterval>;
export type PlanIntervalOutput = zod.output<typeof PlanInterval>;

export const PlanTier = /*#__PURE__*/ zod.enum(['STARTER', 'PREMIUM', 'ELITE']);

export type PlanTier = zod.input<typeof PlanTier>;
export type PlanTierOutput = zod.output<typeof PlanTier>;

export const ExternalPlan = /*#__PURE__*/ zod.object({
  "external_plan_id": /*#__PURE__*/ zod.string(),
  "provider": /*#__PURE__*/ zod.string(),
  "prorated": /*#__PURE__*/ zod.boolean()
});

export type ExternalPlan = zod.input<typeof ExternalPlan>;
export type ExternalPlanOutput = zod.output<typeof ExternalPlan>;

export const priceCurrencyRegExp = new RegExp('^[A-Z]{3,4}$');


export const Price = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "price": Amount,
  "discount": /*#__PURE__*/ zod.exactOptional(Percentage),
  "prorated_price": /*#__PURE__*/ zod.union([Amount,/*#__PURE__*/ zod.null()]),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(priceCurrencyRegExp)),
  "external_plans": /*#__PURE__*/ zod.array(ExternalPlan)
});

export type Price = zod.input<typeof Price>;
export type PriceOutput = zod.output<typeof Price>;

export const Plan = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "interval": PlanInterval,
  "tier": PlanTier,
  "type": /*#__PURE__*/ zod.string(),
  "has_access_to_rake_ai": /*#__PURE__*/ zod.boolean(),
  "game_format": /*#__PURE__*/ zod.string(),
  "external_plan_id": /*#__PURE__*/ zod.string(),
  "provider": /*#__PURE__*/ zod.string(),
  "prorated": /*#__PURE__*/ zod.boolean(),
  "prices": /*#__PURE__*/ zod.array(Price)
});

export type Plan = zod.input<typeof Plan>;
export type PlanOutput = zod.output<typeof Plan>;

export const Subscription = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "plan": Plan,
  "price": Price,
  "external_plan": ExternalPlan,
  "latest_payment_method": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "expiration_date": Timestamp,
  "canceled": /*#__PURE__*/ zod.boolean()
});

export type Subscription = zod.input<typeof Subscription>;
export type SubscriptionOutput = zod.output<typeof Subscription>;

export const Account = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "email": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()]),
  "unconfirmed_email": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()]),
  "unconfirmed_email_expires_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "first_name": /*#__PURE__*/ zod.string(),
  "last_name": /*#__PURE__*/ zod.string(),
  "country": Country,
  "edge_balance": Amount,
  "marketing_opt_in": /*#__PURE__*/ zod.boolean(),
  "whatsapp_number": /*#__PURE__*/ zod.string(),
  "discord_id": /*#__PURE__*/ zod.string(),
  "telegram": /*#__PURE__*/ zod.string(),
  "flags": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "subscriptions": /*#__PURE__*/ zod.array(Subscription)
});

export type Account = zod.input<typeof Account>;
export type AccountOutput = zod.output<typeof Account>;

export const accountUpdateFirstNameMax = 150;

export const accountUpdateLastNameMax = 150;

export const accountUpdateWhatsappNumberMax = 32;

export const accountUpdateDiscordIdMax = 64;

export const accountUpdateTelegramMax = 64;



export const AccountUpdate = /*#__PURE__*/ zod.object({
  "first_name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(accountUpdateFirstNameMax))),
  "last_name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(accountUpdateLastNameMax))),
  "country": /*#__PURE__*/ zod.exactOptional(Country),
  "marketing_opt_in": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "whatsapp_number": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(accountUpdateWhatsappNumberMax))),
  "discord_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(accountUpdateDiscordIdMax))),
  "telegram": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(accountUpdateTelegramMax)))
});

export type AccountUpdate = zod.input<typeof AccountUpdate>;
export type AccountUpdateOutput = zod.output<typeof AccountUpdate>;

export const PasswordMin = 8;
export const PasswordMax = 128;



export const Password = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PasswordMin)).check(/*#__PURE__*/ zod.maxLength(PasswordMax));

export type Password = zod.input<typeof Password>;
export type PasswordOutput = zod.output<typeof Password>;

export const registrationFirstNameMax = 150;

export const registrationLastNameMax = 150;

export const registrationEmailMax = 254;



export const Registration = /*#__PURE__*/ zod.object({
  "first_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registrationFirstNameMax)),
  "last_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registrationLastNameMax)),
  "country": Country,
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(registrationEmailMax)),
  "password": Password,
  "re_password": /*#__PURE__*/ zod.string(),
  "terms_accepted": /*#__PURE__*/ zod.boolean(),
  "marketing_opt_in": /*#__PURE__*/ zod.boolean()
});

export type Registration = zod.input<typeof Registration>;
export type RegistrationOutput = zod.output<typeof Registration>;

export const Registered = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "uidb64": Uidb64
});

export type Registered = zod.input<typeof Registered>;
export type RegisteredOutput = zod.output<typeof Registered>;

export const emailAddressEmailMax = 254;



export const EmailAddress = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(emailAddressEmailMax))
});

export type EmailAddress = zod.input<typeof EmailAddress>;
export type EmailAddressOutput = zod.output<typeof EmailAddress>;

export const emailChangeNewEmailMax = 254;

export const emailChangeCurrentPasswordMax = 128;



export const EmailChange = /*#__PURE__*/ zod.object({
  "new_email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(emailChangeNewEmailMax)),
  "current_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(emailChangeCurrentPasswordMax))
});

export type EmailChange = zod.input<typeof EmailChange>;
export type EmailChangeOutput = zod.output<typeof EmailChange>;

export const PendingEmailChange = /*#__PURE__*/ zod.object({
  "unconfirmed_email": /*#__PURE__*/ zod.string(),
  "unconfirmed_email_expires_at": Timestamp
});

export type PendingEmailChange = zod.input<typeof PendingEmailChange>;
export type PendingEmailChangeOutput = zod.output<typeof PendingEmailChange>;

export const EmailChangeConfirmation = /*#__PURE__*/ zod.object({
  "token": LinkToken
});

export type EmailChangeConfirmation = zod.input<typeof EmailChangeConfirmation>;
export type EmailChangeConfirmationOutput = zod.output<typeof EmailChangeConfirmation>;

export const passwordChangeCurrentPasswordMax = 128;



export const PasswordChange = /*#__PURE__*/ zod.object({
  "current_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passwordChangeCurrentPasswordMax)),
  "new_password": Password,
  "re_new_password": /*#__PURE__*/ zod.string()
});

export type PasswordChange = zod.input<typeof PasswordChange>;
export type PasswordChangeOutput = zod.output<typeof PasswordChange>;

export const NewPassword = /*#__PURE__*/ zod.object({
  "new_password": Password,
  "re_new_password": /*#__PURE__*/ zod.string()
});

export type NewPassword = zod.input<typeof NewPassword>;
export type NewPasswordOutput = zod.output<typeof NewPassword>;

export const Region = /*#__PURE__*/ zod.object({
  "country": Country,
  "supported": /*#__PURE__*/ zod.boolean()
});

export type Region = zod.input<typeof Region>;
export type RegionOutput = zod.output<typeof Region>;

export const RoomSummary = /*#__PURE__*/ zod.object({
  "slug": Slug,
  "name": /*#__PURE__*/ zod.string(),
  "logo_url": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()])
});

export type RoomSummary = zod.input<typeof RoomSummary>;
export type RoomSummaryOutput = zod.output<typeof RoomSummary>;

export const PaymentMethod = /*#__PURE__*/ zod.object({
  "slug": Slug,
  "name": /*#__PURE__*/ zod.string()
});

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;

export const Benefit = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "exclusive": /*#__PURE__*/ zod.boolean()
});

export type Benefit = zod.input<typeof Benefit>;
export type BenefitOutput = zod.output<typeof Benefit>;

export const Deal = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "title": /*#__PURE__*/ zod.string(),
  "room": RoomSummary,
  "terms": /*#__PURE__*/ zod.string(),
  "bonus_code": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()]),
  "tracking_url": /*#__PURE__*/ zod.string(),
  "rakeback_percentage": /*#__PURE__*/ zod.union([Percentage,/*#__PURE__*/ zod.null()]),
  "extra_rewards_percentage": /*#__PURE__*/ zod.union([Percentage,/*#__PURE__*/ zod.null()]),
  "edge_multiplier": Multiplier,
  "benefits": /*#__PURE__*/ zod.array(Benefit),
  "expires_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "closed_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type Deal = zod.input<typeof Deal>;
export type DealOutput = zod.output<typeof Deal>;

export const Deals = /*#__PURE__*/ zod.object({
  "country": Country,
  "results": /*#__PURE__*/ zod.array(Deal)
});

export type Deals = zod.input<typeof Deals>;
export type DealsOutput = zod.output<typeof Deals>;

export const Promotion = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "exclusive": /*#__PURE__*/ zod.boolean(),
  "expires_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type Promotion = zod.input<typeof Promotion>;
export type PromotionOutput = zod.output<typeof Promotion>;

export const Room = /*#__PURE__*/ zod.object({
  "slug": Slug,
  "name": /*#__PURE__*/ zod.string(),
  "logo_url": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()]),
  "about": /*#__PURE__*/ zod.string(),
  "counting_rule": /*#__PURE__*/ zod.string(),
  "platforms": /*#__PURE__*/ zod.array(Platform),
  "payment_methods": /*#__PURE__*/ zod.array(PaymentMethod),
  "signup_promotions": /*#__PURE__*/ zod.array(Promotion),
  "ongoing_rewards": /*#__PURE__*/ zod.array(Promotion),
  "key_features": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "deals": /*#__PURE__*/ zod.array(Deal)
});

export type Room = zod.input<typeof Room>;
export type RoomOutput = zod.output<typeof Room>;

export const feedbackEmailMax = 254;

export const feedbackMessageMax = 5000;



export const Feedback = /*#__PURE__*/ zod.object({
  "room": /*#__PURE__*/ zod.exactOptional(Slug),
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(feedbackEmailMax))),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(feedbackMessageMax))
});

export type Feedback = zod.input<typeof Feedback>;
export type FeedbackOutput = zod.output<typeof Feedback>;

export const roomAccountReportEmailMax = 254;

export const roomAccountReportUsernameMax = 64;



export const RoomAccountReport = /*#__PURE__*/ zod.object({
  "deal": /*#__PURE__*/ zod.int(),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(roomAccountReportEmailMax)),
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roomAccountReportUsernameMax))
});

export type RoomAccountReport = zod.input<typeof RoomAccountReport>;
export type RoomAccountReportOutput = zod.output<typeof RoomAccountReport>;

export const RoomAccount = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "deal": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "title": /*#__PURE__*/ zod.string()
}),
  "room": RoomSummary,
  "email": /*#__PURE__*/ zod.string(),
  "username": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.enum(['submitted', 'in_review', 'connected', 'refused']),
  "reason": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()]),
  "reported_at": Timestamp,
  "due_at": Timestamp,
  "connected_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type RoomAccount = zod.input<typeof RoomAccount>;
export type RoomAccountOutput = zod.output<typeof RoomAccount>;

export const ReportingPeriod = /*#__PURE__*/ zod.object({
  "start": /*#__PURE__*/ zod.iso.date(),
  "end": /*#__PURE__*/ zod.iso.date(),
  "time_zone": /*#__PURE__*/ zod.enum(['UTC'])
});

export type ReportingPeriod = zod.input<typeof ReportingPeriod>;
export type ReportingPeriodOutput = zod.output<typeof ReportingPeriod>;

export const EarningsAdjustment = /*#__PURE__*/ zod.object({
  "amount": Amount,
  "reason": /*#__PURE__*/ zod.string(),
  "applied_at": Timestamp
});

export type EarningsAdjustment = zod.input<typeof EarningsAdjustment>;
export type EarningsAdjustmentOutput = zod.output<typeof EarningsAdjustment>;

export const EarningsRow = /*#__PURE__*/ zod.object({
  "room": RoomSummary,
  "username": /*#__PURE__*/ zod.string(),
  "rake": Amount,
  "net_rake": Amount,
  "edge_multiplier": Multiplier,
  "edge_earned": Amount,
  "edge_credited": Amount,
  "credited_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "counting_rule": /*#__PURE__*/ zod.string(),
  "adjustments": /*#__PURE__*/ zod.array(EarningsAdjustment),
  "last_updated": Timestamp
});

export type EarningsRow = zod.input<typeof EarningsRow>;
export type EarningsRowOutput = zod.output<typeof EarningsRow>;

export const EarningsTotals = /*#__PURE__*/ zod.object({
  "rake": Amount,
  "net_rake": Amount,
  "edge_earned": Amount,
  "edge_credited": Amount
});

export type EarningsTotals = zod.input<typeof EarningsTotals>;
export type EarningsTotalsOutput = zod.output<typeof EarningsTotals>;

export const Earnings = /*#__PURE__*/ zod.object({
  "period": ReportingPeriod,
  "rows": /*#__PURE__*/ zod.array(EarningsRow),
  "totals": EarningsTotals,
  "last_updated": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type Earnings = zod.input<typeof Earnings>;
export type EarningsOutput = zod.output<typeof Earnings>;

export const DailyEarnings = /*#__PURE__*/ zod.object({
  "period": ReportingPeriod,
  "days": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "date": /*#__PURE__*/ zod.iso.date(),
  "rake": Amount,
  "net_rake": Amount,
  "edge_earned": Amount,
  "edge_credited": Amount
})),
  "last_updated": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type DailyEarnings = zod.input<typeof DailyEarnings>;
export type DailyEarningsOutput = zod.output<typeof DailyEarnings>;

export const PlanSummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "interval": PlanInterval,
  "tier": PlanTier
});

export type PlanSummary = zod.input<typeof PlanSummary>;
export type PlanSummaryOutput = zod.output<typeof PlanSummary>;

export const redemptionRequestEmailMax = 254;



export const RedemptionRequest = /*#__PURE__*/ zod.object({
  "plan": /*#__PURE__*/ zod.int(),
  "edge_amount": Amount,
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(redemptionRequestEmailMax))
});

export type RedemptionRequest = zod.input<typeof RedemptionRequest>;
export type RedemptionRequestOutput = zod.output<typeof RedemptionRequest>;

export const Redemption = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "reference": /*#__PURE__*/ zod.string(),
  "idempotency_key": /*#__PURE__*/ zod.uuid(),
  "plan": PlanSummary,
  "email": /*#__PURE__*/ zod.string(),
  "edge_amount": Amount,
  "status": /*#__PURE__*/ zod.enum(['pending', 'completed', 'failed']),
  "reason": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()]),
  "requested_at": Timestamp,
  "completed_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "active_until": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type Redemption = zod.input<typeof Redemption>;
export type RedemptionOutput = zod.output<typeof Redemption>;

export const RedemptionStatus = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['none', 'pending', 'completed', 'failed']),
  "plan": /*#__PURE__*/ zod.union([PlanSummary,/*#__PURE__*/ zod.null()]),
  "requested_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "completed_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "reason": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()]),
  "reference": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()])
});

export type RedemptionStatus = zod.input<typeof RedemptionStatus>;
export type RedemptionStatusOutput = zod.output<typeof RedemptionStatus>;

export const EdgeMovementKind = /*#__PURE__*/ zod.enum(['earned', 'credited', 'reserved', 'redeemed', 'returned', 'adjusted']);

export type EdgeMovementKind = zod.input<typeof EdgeMovementKind>;
export type EdgeMovementKindOutput = zod.output<typeof EdgeMovementKind>;

export const EdgeMovement = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "kind": EdgeMovementKind,
  "amount": Amount,
  "balance_change": Amount,
  "balance_after": Amount,
  "description": /*#__PURE__*/ zod.string(),
  "room": /*#__PURE__*/ zod.union([RoomSummary,/*#__PURE__*/ zod.null()]),
  "reference": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()]),
  "occurred_at": Timestamp
});

export type EdgeMovement = zod.input<typeof EdgeMovement>;
export type EdgeMovementOutput = zod.output<typeof EdgeMovement>;

export const EdgeHistory = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(EdgeMovement),
  "next_cursor": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()])
});

export type EdgeHistory = zod.input<typeof EdgeHistory>;
export type EdgeHistoryOutput = zod.output<typeof EdgeHistory>;
