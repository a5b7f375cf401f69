export const privacyPt = `# Aviso de privacidade

> Este é o modelo que vem com o programa. Quem opera esta instalação deve revisá-lo, completar com o nome da empresa, o endereço e o encarregado pelo tratamento de dados, e publicar o seu próprio texto.

Este aviso explica, em linguagem simples, o que acontece com dados pessoais em {address}, conforme a Lei Geral de Proteção de Dados (Lei 13.709/2018, LGPD).

## Quem é responsável

O responsável pelos dados da sua conta (o controlador) é quem opera esta instalação do Vitrine. Fale com o responsável, e com o encarregado pelo tratamento de dados, por {contact}.

Os dados que visitantes enviam em páginas de clientes pertencem à relação deles com cada cliente: o cliente é o controlador, e quem opera esta instalação é o operador, que segue as instruções dele. Se você enviou dados por uma página, procure primeiro quem a publicou.

## Que dados usamos e para quê

- **Cadastro:** nome, e-mail, telefone, nome de usuário, foto e idioma. Para criar e manter a sua conta e falar com você sobre ela. Base legal: execução do contrato.
- **Acesso e segurança:** senha (guardada só em forma irreversível), códigos e chaves de verificação, sessões, aparelhos de confiança, endereço IP, navegador e horários. Para saber que é você, proteger a conta e investigar abusos. Base legal: legítimo interesse na segurança e cumprimento da lei.
- **Plano e pagamento:** plano, datas e dados de cobrança. Para cobrar o que foi contratado e cumprir obrigações fiscais. Base legal: execução do contrato e obrigação legal. Números completos de cartão não ficam aqui.
- **Seu conteúdo:** páginas, imagens, textos e configurações. Para prestar o serviço.
- **Aceites:** que versão dos termos e deste aviso você aceitou, quando e de que endereço IP. Para poder comprovar.

Não vendemos dados pessoais e não fazemos publicidade com eles.

## Verificação contra robôs

Ao entrar, criar conta ou recuperar a senha, o navegador resolve um pequeno cálculo que dificulta ataques automáticos. Ele é nosso, não identifica você e não envia nada a terceiros. Se esta instalação usar o reCAPTCHA no lugar dele, o Google recebe dados técnicos do seu navegador nessas telas.

## Cookies e armazenamento no navegador

O painel usa apenas o necessário: um cookie que mantém você conectado, um que reconhece um aparelho em que você confia (se você pedir) e preferências como idioma e tema. Não há cookies de publicidade no painel. As páginas dos clientes seguem o que cada cliente configurou.

## Com quem compartilhamos

- Com empresas que fazem o serviço funcionar, como hospedagem e envio de e-mail, apenas no necessário e sob contrato.
- Com o Google, se você escolher entrar com a conta Google.
- Com autoridades, quando a lei ou uma ordem judicial obrigar.

Se algum desses serviços ficar fora do Brasil, a transferência segue as regras da LGPD para transferências internacionais.

## Por quanto tempo guardamos

- Dados da conta e conteúdo: enquanto a conta existir. Depois da exclusão e do prazo de espera mostrado na tela, são apagados; cópias de segurança se renovam em seguida.
- Registros de acesso: pelo menos seis meses, como manda o Marco Civil da Internet (artigo 15), e não mais que o necessário para a segurança.
- Dados fiscais e de cobrança: pelos prazos da lei.
- Provas de verificação contra robôs: minutos.

## Seus direitos

Você pode, a qualquer momento e sem custo: confirmar se tratamos seus dados, acessá-los, corrigi-los, levá-los para outro serviço, pedir que sejam apagados, anonimizados ou bloqueados, saber com quem foram compartilhados, opor-se a um uso e retirar um consentimento.

Boa parte disso está na sua conta: editar os dados, exportar tudo e excluir a conta. Para o resto, escreva para {contact}; respondemos em até 15 dias. Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).

## Segurança

Senhas são guardadas com uma função própria para isso, segredos são cifrados, as conexões usam HTTPS quando o endereço do serviço é seguro, e sua conta pode ter verificação em duas etapas. Se houver um incidente com risco relevante, avisamos você e a ANPD.

## Crianças e adolescentes

O serviço é para maiores de 18 anos. Se soubermos que uma criança criou uma conta, nós a apagamos.

## Mudanças neste aviso

A versão e a data ficam no início desta página. Avisamos no painel ou por e-mail antes de mudanças importantes.
`;
