/** Usernames nobody may have: the platform's own and those people would trust. Compared without dots, hyphens and underscores. */
export const RESERVED_USERNAMES: ReadonlySet<string> = new Set(
  `abuse account accounts admin administrador administrator affiliate anonymous atendimento billing cadastro checkout
   clickgenius cliente clientes cobranca compras conta contact contato dashboard desarrollador desarrollo deleted
   equipe equipo everyone facturacao facturacion faturamento feedback financeiro finanzas google helpdesk hostmaster
   instagram legal login logout mailer marketing mercadopago miaassistant moderador moderator network noreply notification
   notifications official oficial operador operator owner pagamento pagamentos pagos partner partners payment payments
   postmaster privacidad privacidade privacy publico recuperar register registro reserved security seguranca seguridad
   seguridadvitrine senhas service servico servicio session settings signup soporte soportevitrine staff subscribe
   subscription superuser support suporte suportevitrine supportvitrine sysadmin system teamvitrine equipevitrine terminos
   termos undefined unknown usuario usuarios vendas ventas verified verificado vitrine vitrineadmin vitrineofficial
   vitrineoficial vitrinesuporte vitrinesoporte vitrinesupport vitrineteam webmaster webmail whatsapp`
    .split(/\s+/)
    .filter(Boolean),
);
