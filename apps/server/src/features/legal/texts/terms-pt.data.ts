export const termsPt = `# Termos de uso

> Este é o modelo que vem com o programa. Quem opera esta instalação deve revisá-lo com apoio jurídico e publicar o seu próprio texto antes de abrir o serviço ao público.

Estes termos valem entre você e quem opera esta instalação do Vitrine, em {address} ("nós"). Ao criar uma conta, você declara que leu e aceitou estes termos e o [aviso de privacidade](/privacidade).

## O serviço

O Vitrine permite criar, publicar e acompanhar páginas na internet e guardar os contatos (leads) que os visitantes enviam por elas. As funções disponíveis dependem do seu plano, descrito na tela de planos antes da contratação.

## Sua conta

- Você precisa ter 18 anos ou mais, ou agir em nome de uma empresa que possa contratar.
- Informe dados verdadeiros e mantenha-os atualizados.
- Sua senha, seus códigos e suas chaves de API são pessoais. Responda pelo que for feito com eles e avise-nos logo se desconfiar de uso indevido.
- Recomendamos ativar a verificação em duas etapas.

## O que é seu continua seu

Textos, imagens, páginas e leads que você cria ou recebe continuam seus. Você nos autoriza apenas a guardar, copiar, converter e exibir esse conteúdo na medida necessária para prestar o serviço. Você pode exportar seus dados a qualquer momento.

Você declara ter o direito de usar tudo o que publica: textos, marcas, imagens, vídeos, fontes e códigos de terceiros.

## O que não é permitido

- Enganar pessoas: golpes, phishing, páginas que se passam por outra empresa, promessas falsas de resultado.
- Publicar conteúdo ilegal, que viole direitos de terceiros, que explore crianças ou adolescentes ou que incite violência ou discriminação.
- Distribuir programas maliciosos ou tentar obter senhas, dados de cartão ou acesso a sistemas de terceiros.
- Enviar mensagens a quem não as pediu usando contatos obtidos pelo serviço.
- Atacar, sobrecarregar ou contornar os limites e as proteções do serviço.

Para denunciar uma página, escreva para {contact}.

## Suas páginas e os dados dos seus visitantes

Você decide quais dados pede nas suas páginas, para que os usa e por quanto tempo os guarda. Para a Lei Geral de Proteção de Dados (LGPD), você é o controlador desses dados e nós somos o operador: tratamos os dados seguindo as suas instruções, dadas pelo uso do serviço. Cabe a você ter uma base legal, informar os visitantes e atender aos pedidos deles.

Quando você acrescenta pixels, scripts ou integrações de terceiros, é você quem decide pelo envio de dados a eles.

## Planos, pagamento e cancelamento

- Preço, periodicidade e limites são os mostrados antes da contratação.
- Um período de teste termina sozinho na data indicada e não gera cobrança.
- Você pode cancelar a qualquer momento. O plano continua até o fim do período já pago.
- Quem contrata como consumidor pela internet pode desistir em até 7 dias e receber o valor de volta, conforme o artigo 49 do Código de Defesa do Consumidor.
- Mudanças de preço são avisadas com pelo menos 30 dias de antecedência e só valem para o período seguinte.

## Disponibilidade e responsabilidade

Cuidamos para que o serviço fique no ar e para que nenhum lead recebido se perca, mas nenhum serviço na internet é livre de falhas. Mantenha cópias do que for essencial para você.

Na medida permitida pela lei, não respondemos por lucros que você deixe de ter nem por danos causados pelo conteúdo que você publica ou por serviços de terceiros que você integra. Nada aqui reduz direitos que a lei garante a consumidores nem a responsabilidade por dolo ou culpa grave.

## Suspensão e encerramento

Podemos suspender uma página ou uma conta que viole estes termos ou ponha outras pessoas em risco. Sempre que possível avisamos antes, dizemos o motivo e ouvimos você.

Você pode excluir sua conta quando quiser, nas configurações. A exclusão tem um prazo de espera, mostrado na tela, durante o qual pode ser desfeita; depois dele, seus dados são apagados como explica o aviso de privacidade.

## Mudanças nestes termos

Podemos atualizar estes termos. Mudanças importantes são avisadas por e-mail ou no painel com pelo menos 15 dias de antecedência. Se não concordar, você pode encerrar a conta antes de elas valerem. Guardamos a versão que cada pessoa aceitou e quando.

## Lei aplicável e contato

Valem as leis do Brasil, sem prejuízo da proteção obrigatória do lugar onde o consumidor mora. Dúvidas e reclamações: {contact}.
`;
