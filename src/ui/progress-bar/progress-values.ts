/** What a progress bar says to those who listen; without a value it says only that it goes on. */
export function progressValues(value: number | undefined, valueText: string | undefined) {
  return {
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    ...(value === undefined ? {} : { 'aria-valuenow': Math.round(value * 100) }),
    ...(valueText === undefined ? {} : { 'aria-valuetext': valueText }),
  };
}
