/** The first and the last day that a date field offers, from section 9 of the product specification. */
export const EARLIEST_DATE = '1900-01-01';
export const LATEST_DATE = '2099-12-31';
