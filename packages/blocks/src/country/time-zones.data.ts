/**
 * Countries, each followed by its time zones (IANA 2025b, with the older names that browsers still say), those of
 * `America/` without that word. Whoever is in one of these countries has one of its zones.
 */
export const TIME_ZONES =
  "AR Argentina Buenos_Aires Catamarca Cordoba Jujuy Mendoza " +
  "BO La_Paz " +
  "BR Araguaina Bahia Belem Boa_Vista Campo_Grande Cuiaba Eirunepe Fortaleza Maceio Manaus Noronha Porto_Velho Recife Rio_Branco Santarem Sao_Paulo " +
  "CL Coyhaique Punta_Arenas Santiago Pacific/Easter " +
  "CO Bogota " +
  "CR Costa_Rica " +
  "CU Havana " +
  "DO Santo_Domingo " +
  "EC Guayaquil Pacific/Galapagos " +
  "ES Europe/Madrid Atlantic/Canary Africa/Ceuta " +
  "GT Guatemala " +
  "HN Tegucigalpa " +
  "MX Bahia_Banderas Cancun Chihuahua Ciudad_Juarez Hermosillo Matamoros Mazatlan Merida Mexico_City Monterrey Ojinaga Tijuana " +
  "NI Managua " +
  "PA Panama " +
  "PE Lima " +
  "PR Puerto_Rico " +
  "PT Europe/Lisbon Atlantic/Azores Atlantic/Madeira " +
  "PY Asuncion " +
  "SV El_Salvador " +
  "US Adak Anchorage Boise Chicago Denver Detroit Indiana Indianapolis Juneau Kentucky Los_Angeles Louisville Menominee Metlakatla New_York Nome North_Dakota Phoenix Sitka Yakutat Pacific/Honolulu " +
  "UY Montevideo " +
  "VE Caracas";
