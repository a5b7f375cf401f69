/** What the apps use of this slice besides its calls. */

export type { DnsRecord, Domain } from "./domain.ts";
export { IMAGE_DOMAIN_NOT_CONFIGURED } from "./errors.ts";
export { IMAGE_DOMAIN_GRACE_MS, IMAGE_DOMAIN_MS, type ImageDomain } from "./image-domain.ts";
export { DOMAIN_PROBLEMS, type DomainProblemCode, type DomainSupportCode } from "./problems.ts";
export { SSL_ENDING, SSL_PROBLEMS, type SslProblemCode } from "./ssl-problems.ts";
