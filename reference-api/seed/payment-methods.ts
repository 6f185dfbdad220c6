export const skrill = { slug: 'skrill', name: 'Skrill' };
export const bankTransfer = { slug: 'bank-transfer', name: 'Bank transfer' };
export const card = { slug: 'card', name: 'Credit or debit card' };
export const crypto = { slug: 'crypto', name: 'Cryptocurrency' };
export const instantBank = { slug: 'instant-bank', name: 'Instant bank payment' };
export const voucher = { slug: 'voucher', name: 'Prepaid voucher' };
