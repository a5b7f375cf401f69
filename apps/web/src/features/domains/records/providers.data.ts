export interface Provider {
  readonly name: string;
  /** Where one logs in to it; null where that differs from customer to customer. */
  readonly panel: string | null;
}

/** Who runs a domain's entries, told by how the names of its servers end, or by a part in the middle of them. */
export const PROVIDERS: readonly (readonly [mark: RegExp, provider: Provider])[] = [
  [/\.ns\.cloudflare\.com$/, { name: "Cloudflare", panel: "https://dash.cloudflare.com/" }],
  [/\.(?:auto\.)?dns\.br$/, { name: "Registro.br", panel: "https://registro.br/painel/" }],
  [/\.domaincontrol\.com$/, { name: "GoDaddy", panel: "https://dcc.godaddy.com/" }],
  [/\.dns-parking\.com$|\.hostinger\.com(?:\.br)?$/, { name: "Hostinger", panel: "https://hpanel.hostinger.com/" }],
  [/\.hostgator\.(?:com|com\.br|mx)$/, { name: "HostGator", panel: null }],
  [/\.locaweb\.com\.br$/, { name: "Locaweb", panel: "https://www.locaweb.com.br/" }],
  [/\.(?:uhserver|dominios\.uol)\.com(?:\.br)?$/, { name: "UOL Host", panel: null }],
  [/\.registrar-servers\.com$/, { name: "Namecheap", panel: "https://ap.www.namecheap.com/" }],
  [/\.awsdns-\d+\.(?:com|net|org|co\.uk)$/, { name: "Amazon Route 53", panel: "https://console.aws.amazon.com/route53/" }],
  [/\.googledomains\.com$|\.squarespacedns\.com$/, { name: "Squarespace", panel: "https://account.squarespace.com/domains" }],
  [/\.wixdns\.net$/, { name: "Wix", panel: "https://manage.wix.com/" }],
  [/\.digitalocean\.com$/, { name: "DigitalOcean", panel: "https://cloud.digitalocean.com/networking/domains" }],
  [/\.azure-dns\.(?:com|net|org|info)$/, { name: "Azure DNS", panel: "https://portal.azure.com/" }],
  [/\.vercel-dns\.com$/, { name: "Vercel", panel: "https://vercel.com/dashboard/domains" }],
  [/\.nsone\.net$/, { name: "NS1", panel: null }],
  [/\.gandi\.net$/, { name: "Gandi", panel: "https://admin.gandi.net/" }],
  [/\.ovh\.net$|\.anycast\.me$/, { name: "OVHcloud", panel: "https://www.ovh.com/manager/" }],
  [/\.ui-dns\.(?:com|de|org|biz)$/, { name: "IONOS", panel: null }],
  [/\.porkbun\.com$/, { name: "Porkbun", panel: "https://porkbun.com/account/domainsSpeedy" }],
  [/\.name\.com$/, { name: "Name.com", panel: "https://www.name.com/account/domain" }],
  [/\.don(?:web|dominio)\.com$/, { name: "DonWeb", panel: null }],
];
