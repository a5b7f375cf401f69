/** Host labels no customer may have: the platform's own, mail's, and those people trust. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set(
  `admin administrator api app apps assets auth autoconfig autodiscover billing blog cdn chat checkout cname conta
   contato dashboard dev dns docs email ftp help host hostmaster imap img images info internal login localhost log
   logs mail mia mx news ns ns1 ns2 ns3 official ops pay pagamento payment pop pop3 postmaster preview privacy root
   security senha server smtp sso staging static status support suporte terms test uploads video videos vitrine web
   webmail webmaster ww www www1 www2`
    .split(/\s+/)
    .filter(Boolean),
);
