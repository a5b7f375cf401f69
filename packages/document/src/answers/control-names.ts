/** What a form sends one of several boxes of a field under: no field is called so, since a field's name has no point. */
export function boxName(fieldName: string, index: number): string {
  return `${fieldName}.${index}`;
}

/** What a form sends the country of a phone under, as its calling code: no field's name begins like this. */
export function countryName(fieldName: string): string {
  return `_country-${fieldName}`;
}
