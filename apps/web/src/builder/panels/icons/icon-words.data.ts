/**
 * The drawings a seller uses most, by group: name at lucide, then what people call it in Portuguese, English and
 * Spanish. The first words of each language are its name on screen; the others help to find it.
 */
export const ICON_WORDS = {
  contact: `
phone | telefone, ligar, ligação, contato | phone, call, contact | teléfono, llamar, contacto
phone-call | ligação, atendimento por telefone, chamada | phone call, ringing | llamada, atención por teléfono
smartphone | celular, smartphone, telefone móvel | mobile phone, cell phone, smartphone | móvil, celular, teléfono móvil
message-circle | mensagem, conversa, chat, whatsapp | message, chat, conversation | mensaje, conversación, chat
message-square | comentário, balão, fala | comment, speech bubble | comentario, globo
messages-square | conversa, bate-papo, grupo | conversation, chat, group | conversación, charla, grupo
mail | e-mail, correio, carta, newsletter | e-mail, letter, newsletter | correo, carta, boletín
mail-open | e-mail aberto, carta aberta, convite | open e-mail, invitation | correo abierto, invitación
send | enviar, avião de papel, mandar | send, paper plane | enviar, avión de papel
at-sign | arroba, e-mail, usuário | at sign, e-mail, username | arroba, correo, usuario
headphones | fones, suporte, áudio, música | headphones, support, audio | auriculares, soporte, audio
headset | atendimento, suporte, sac, ajuda | support, help desk, service | atención al cliente, soporte, ayuda
contact | contato, agenda, ficha | contact, address book | contacto, agenda
link | link, corrente, endereço | link, chain, address | enlace, cadena, dirección
globe | site, mundo, internet, online, idioma | website, world, internet, online, language | sitio, mundo, internet, en línea, idioma
wifi | wi-fi, internet, sem fio, conexão | wi-fi, internet, wireless | wifi, internet, conexión
share-2 | compartilhar, indicar, divulgar | share, refer | compartir, recomendar
qr-code | qr code, código | qr code | código qr`,
  trust: `
shield-check | garantia, escudo, seguro, proteção, segurança | guarantee, shield, safe, protection, security | garantía, escudo, seguro, protección, seguridad
shield | escudo, proteção, segurança | shield, protection, security | escudo, protección, seguridad
lock | cadeado, seguro, privado, pagamento seguro | lock, padlock, private, secure payment | candado, seguro, privado, pago seguro
lock-open | cadeado aberto, liberar, acesso | unlock, open lock, access | candado abierto, liberar, acceso
key-round | acesso, chave, senha | access, key, password | acceso, llave, contraseña
check | visto, certo, ok, confirmar | check, tick, ok, confirm | visto, correcto, ok, confirmar
circle-check | certo no círculo, aprovado, incluído | check in circle, approved, included | visto en círculo, aprobado, incluido
circle-check-big | concluído, feito, pronto | done, completed | hecho, completado, listo
badge-check | verificado, selo, aprovado, qualidade | verified, badge, quality | verificado, sello, calidad
check-check | lido, dois vistos, entregue | read, double check, delivered | leído, doble visto, entregado
award | prêmio, medalha, certificado, qualidade | award, medal, certificate, quality | premio, medalla, certificado, calidad
medal | medalha, prêmio, vencedor | medal, prize, winner | medalla, premio, ganador
trophy | troféu, campeão, conquista, prêmio | trophy, champion, achievement | trofeo, campeón, logro
crown | coroa, vip, premium, melhor | crown, vip, premium, best | corona, vip, premium, mejor
gem | diamante, joia, premium, valor | diamond, gem, jewel, premium | diamante, joya, premium
handshake | acordo, parceria, aperto de mão, confiança | deal, partnership, handshake, trust | acuerdo, alianza, apretón de manos, confianza
thumbs-up | curtir, joinha, gostei, recomendo | like, thumbs up, recommend | me gusta, pulgar arriba, recomiendo
star | estrela, avaliação, favorito, nota | star, rating, favourite, favorite | estrella, valoración, favorito
heart | coração, amor, curtir, favorito | heart, love, like, favourite | corazón, amor, favorito
heart-handshake | cuidado, apoio, doação, solidariedade | care, support, charity, donation | cuidado, apoyo, donación
fingerprint-pattern | digital, biometria, único | fingerprint, biometric, unique | huella digital, huella, biometría, único
eye | olho, ver, mostrar, visão | eye, see, show, view | ojo, ver, mostrar, visión
eye-off | olho fechado, esconder, privado | hide, private | ocultar, privado
scale | balança, justiça, advogado, lei | scales, justice, lawyer, law | balanza, justicia, abogado, ley
gavel | martelo de juiz, leilão, lei | gavel, judge, law, auction | mazo, juez, ley, subasta`,
  money: `
credit-card | cartão, cartão de crédito, pagamento | credit card, payment | tarjeta, tarjeta de crédito, pago
wallet | carteira, dinheiro, pagamento | wallet, money, payment | cartera, billetera, dinero, pago
banknote | nota, dinheiro, cédula, cash | banknote, money, cash | billete, dinero, efectivo
coins | moedas, dinheiro, troco | coins, money, change | monedas, dinero, cambio
hand-coins | ganhar dinheiro, renda, comissão, pagar | earn, income, commission, pay | ganar dinero, ingresos, comisión, pagar
circle-dollar-sign | dinheiro, preço, cifrão | money, price, dollar | dinero, precio, dólar
dollar-sign | cifrão, dólar, preço, dinheiro | dollar, price, money | dólar, precio, dinero
piggy-bank | cofrinho, poupança, economia, guardar | piggy bank, savings, save | alcancía, ahorro, hucha
badge-percent | desconto, selo de desconto, oferta, porcentagem | discount, offer, sale | descuento, oferta, rebaja
percent | porcentagem, desconto, taxa | percent, discount, rate | porcentaje, descuento, tasa
tag | etiqueta, preço, oferta | tag, price, label, offer | etiqueta, precio, oferta
tags | etiquetas, preços, ofertas | tags, prices, offers | etiquetas, precios, ofertas
ticket | ingresso, cupom, evento | ticket, coupon, event | entrada, cupón, evento
ticket-percent | cupom de desconto, voucher, promoção | discount coupon, voucher, promotion | cupón de descuento, vale, promoción
receipt | recibo, nota fiscal, comprovante | receipt, invoice | recibo, factura, comprobante
calculator | calculadora, conta, orçamento | calculator, estimate, budget | calculadora, cuenta, presupuesto
landmark | banco, instituição, governo | bank, institution, government | banco, institución, gobierno
trending-up | crescer, alta, lucro, vender mais | growth, rise, profit | crecer, alza, ganancia
trending-down | queda, reduzir, baixa | fall, reduce, decline | caída, reducir, baja
chart-column | gráfico, barras, resultados, relatório | chart, bars, results, report | gráfico, barras, resultados, informe
chart-line | gráfico de linha, evolução, métricas | line chart, progress, metrics | gráfico de línea, evolución, métricas
chart-pie | gráfico de pizza, divisão, fatia | pie chart, share | gráfico circular, división`,
  shop: `
shopping-cart | carrinho, comprar, compra | cart, buy, purchase | carrito, comprar, compra
shopping-bag | sacola, compra, loja | shopping bag, purchase, shop | bolsa, compra, tienda
shopping-basket | cesta, compras, mercado | basket, shopping, market | cesta, compras, mercado
store | loja, comércio, vender | store, shop, business | tienda, comercio, negocio
gift | presente, brinde, bônus, grátis | gift, present, bonus, free | regalo, obsequio, bono, gratis
package | pacote, caixa, produto, encomenda | package, box, product, parcel | paquete, caja, producto, pedido
package-check | pedido entregue, encomenda, recebido | delivered, order received | pedido entregado, recibido
package-open | caixa aberta, desembalar, kit | open box, unboxing, kit | caja abierta, desempacar, kit
truck | caminhão, entrega, frete | truck, delivery, shipping | camión, entrega, envío
plane | avião, viagem, envio, internacional | plane, travel, flight, international | avión, viaje, vuelo, internacional
ship | navio, importação, cruzeiro | ship, import, cruise | barco, importación, crucero
bike | bicicleta, entrega, motoboy | bike, bicycle, delivery | bicicleta, entrega, repartidor
car | carro, veículo, dirigir | car, vehicle, drive | coche, auto, vehículo, conducir
rocket | foguete, lançamento, rápido, começar | rocket, launch, fast, start | cohete, lanzamiento, rápido, comenzar
undo-2 | devolução, voltar, troca | return, undo, back | devolución, volver, cambio
refresh-cw | trocar, atualizar, renovar, assinatura | refresh, renew, subscription, exchange | cambiar, actualizar, renovar, suscripción
repeat | repetir, recorrente, assinatura | repeat, recurring, subscription | repetir, recurrente, suscripción
barcode | código de barras, boleto | barcode | código de barras
box | caixa, produto, cubo | box, product, cube | caja, producto, cubo`,
  time: `
clock | relógio, hora, tempo, horário | clock, hour, time, opening hours | reloj, hora, tiempo, horario
alarm-clock | despertador, alarme, acordar | alarm clock, wake up | despertador, alarma
timer | cronômetro, tempo, contagem | timer, stopwatch, countdown | cronómetro, tiempo, cuenta
hourglass | ampulheta, espera, acabando | hourglass, waiting, ending | reloj de arena, espera
calendar | calendário, data, agenda | calendar, date, schedule | calendario, fecha, agenda
calendar-check | agendado, marcar, consulta | scheduled, booked, appointment | agendado, reservar, cita
calendar-days | dias, agenda, evento | days, schedule, event | días, agenda, evento
calendar-clock | horário marcado, prazo, agendamento | appointment, deadline | cita, plazo
rotate-ccw-clock | histórico, passado, voltar no tempo | history, past | historial, pasado
infinity | infinito, para sempre, vitalício | infinity, forever, lifetime | infinito, para siempre, de por vida
zap | raio, rápido, energia, instantâneo | lightning, fast, energy, instant | rayo, rápido, energía, instantáneo
flame | fogo, quente, em alta, calorias | fire, hot, trending, calories | fuego, caliente, tendencia
gauge | velocímetro, velocidade, desempenho | speedometer, speed, performance | velocímetro, velocidad, rendimiento
sun | sol, dia, verão, claro | sun, day, summer | sol, día, verano
moon | lua, noite, sono | moon, night, sleep | luna, noche, sueño`,
  people: `
user | pessoa, usuário, perfil, conta | person, user, profile, account | persona, usuario, perfil, cuenta
users | pessoas, grupo, comunidade, equipe, alunos | people, group, community, team | personas, grupo, comunidad, equipo
user-plus | cadastro, novo usuário, convidar | sign up, new user, invite | registro, nuevo usuario, invitar
user-check | aprovado, cliente, membro | approved, member, customer | aprobado, miembro, cliente
baby | bebê, criança, mãe | baby, child, mother | bebé, niño, madre
accessibility | acessibilidade, inclusão | accessibility, inclusion | accesibilidad, inclusión
person-standing | pessoa em pé, corpo | person standing, body | persona de pie, cuerpo
face-slightly-smiling | sorriso, feliz, satisfeito | smile, happy, satisfied | sonrisa, feliz, satisfecho
face-slightly-frowning | triste, insatisfeito, problema | sad, unhappy, problem | triste, insatisfecho, problema
face-grinning | rindo, alegria, feliz | laugh, joy, happy | risa, alegría
party-popper | festa, comemorar, lançamento, parabéns | party, celebrate, launch | fiesta, celebrar, lanzamiento
cake | bolo, aniversário, festa | cake, birthday, party | pastel, cumpleaños, torta
hand | mão, parar, olá | hand, stop, hello | mano, parar, hola
pointer | dedo, clique, apontar | pointer, finger, click | dedo, clic, señalar
briefcase | maleta, trabalho, negócio, emprego | briefcase, work, business, job | maletín, trabajo, negocio, empleo
graduation-cap | formatura, curso, aluno, estudo | graduation, course, student, study | graduación, curso, alumno, estudio
hat-glasses | anônimo, discreto, sigilo | anonymous, discreet, private | anónimo, discreto
dog | cachorro, cão, pet | dog, pet | perro, mascota
cat | gato, pet | cat, pet | gato, mascota
paw-print | pata, pet, animal | paw, pet, animal | pata, huella, mascota, animal`,
  places: `
map-pin | local, endereço, mapa, onde | place, address, map, location | lugar, dirección, mapa, ubicación
map | mapa, caminho, região | map, route, region | mapa, ruta, región
navigation | direção, gps, chegar | direction, gps | dirección, gps
compass | bússola, explorar, rumo | compass, explore | brújula, explorar, rumbo
house | casa, início, imóvel, lar | house, home, property | casa, inicio, inmueble, hogar
building-complex | prédio, empresa, imóvel | building, company, property | edificio, empresa, inmueble
factory | fábrica, indústria | factory, industry | fábrica, industria
hospital | hospital, clínica, saúde | hospital, clinic, health | hospital, clínica, salud
school | escola, ensino, aula | school, teaching | escuela, enseñanza, clase
church | igreja, fé, religião | church, faith, religion | iglesia, fe, religión
hotel | hotel, hospedagem, pousada | hotel, lodging | hotel, alojamiento
tent | barraca, acampamento, evento | tent, camping, event | tienda de campaña, campamento
tree-palm | palmeira, praia, férias | palm tree, beach, holiday | palmera, playa, vacaciones
mountain | montanha, trilha, aventura | mountain, trail, adventure | montaña, sendero, aventura
trees | árvores, natureza, parque | trees, nature, park | árboles, naturaleza, parque
bed | cama, sono, quarto | bed, sleep, bedroom | cama, sueño, dormitorio
sofa | sofá, sala, móveis | sofa, living room, furniture | sofá, sala, muebles
bath | banheira, banho, banheiro | bath, bathroom | bañera, baño
wrench | chave inglesa, conserto, manutenção, serviço | wrench, repair, maintenance, service | llave inglesa, reparación, mantenimiento, servicio
hammer | martelo, obra, construção, reforma | hammer, building, construction | martillo, obra, construcción, reforma
paint-roller | rolo de tinta, pintura, reforma | paint roller, painting | rodillo, pintura, reforma
key | chave, imóvel, aluguel | key, property, rent | llave, inmueble, alquiler`,
  study: `
book-open | livro aberto, ler, aula, ebook | open book, read, lesson, ebook | libro abierto, leer, clase, ebook
book | livro, ebook, leitura | book, ebook, reading | libro, ebook, lectura
book-bookmark | livro marcado, apostila, guia | bookmarked book, guide | libro marcado, guía
notebook-pen | caderno, anotar, exercício | notebook, notes, exercise | cuaderno, notas, ejercicio
pencil | lápis, escrever, editar | pencil, write, edit | lápiz, escribir, editar
pen-tool | caneta, design, desenhar | pen, design, draw | pluma, diseño, dibujar
file-text | documento, arquivo, pdf, texto | document, file, pdf, text | documento, archivo, pdf, texto
files | arquivos, documentos, materiais | files, documents, material | archivos, documentos, materiales
folder | pasta, arquivos | folder, files | carpeta, archivos
clipboard-list | lista, prancheta, tarefas, plano | list, clipboard, tasks, plan | lista, portapapeles, tareas, plan
clipboard-check | checklist, tarefa feita, avaliação | checklist, task done, assessment | lista de control, tarea hecha
list-checks | lista de tarefas, etapas, checklist | task list, steps, checklist | lista de tareas, pasos
lightbulb | lâmpada, ideia, dica | light bulb, idea, tip | bombilla, idea, consejo
brain | cérebro, mente, memória, inteligência | brain, mind, memory, intelligence | cerebro, mente, memoria, inteligencia
target | alvo, meta, objetivo, foco | target, goal, focus | objetivo, meta, foco, diana
puzzle | quebra-cabeça, solução, encaixe | puzzle, solution, fit | rompecabezas, solución
languages | idiomas, línguas, inglês, tradução | languages, English, translation | idiomas, lenguas, inglés, traducción
presentation | apresentação, palestra, aula | presentation, talk, lecture | presentación, charla, clase
search | buscar, lupa, procurar | search, magnifier, find | buscar, lupa
microscope | microscópio, ciência, pesquisa | microscope, science, research | microscopio, ciencia, investigación
flask-conical | laboratório, fórmula, química | laboratory, formula, chemistry | laboratorio, fórmula, química
atom | átomo, ciência, física | atom, science, physics | átomo, ciencia, física
library | biblioteca, livros, coleção | library, books, collection | biblioteca, libros, colección
scroll-text | pergaminho, certificado, contrato | scroll, certificate, contract | pergamino, certificado, contrato`,
  media: `
play | play, tocar, assistir, vídeo | play, watch, video | reproducir, ver, video
circle-play | play no círculo, assistir, aula | play in circle, watch, lesson | reproducir en círculo, ver, clase
video | câmera de vídeo, gravação, filmar | video camera, recording | cámara de video, grabación
clapperboard | claquete, cinema, filme | clapperboard, cinema, film, movie | claqueta, cine, película
camera | câmera, foto, fotografia | camera, photo | cámara, foto, fotografía
image | imagem, foto, galeria | image, photo, gallery | imagen, foto, galería
mic | microfone, podcast, voz, gravar | microphone, podcast, voice | micrófono, podcast, voz
eighth-notes | música, nota, som | music, note, sound | música, nota, sonido
volume-2 | som, alto-falante, áudio | sound, speaker, audio | sonido, altavoz, audio
radio | rádio, ao vivo, transmissão | radio, live, broadcast | radio, en vivo, transmisión
tv | tv, televisão, tela | tv, television, screen | tv, televisión, pantalla
monitor | monitor, computador, tela | monitor, computer, screen | monitor, computadora, pantalla
laptop | notebook, computador, trabalhar | laptop, computer, work | portátil, computadora, trabajar
tablet | tablet, tela | tablet, screen | tableta, pantalla
gamepad-2 | jogo, videogame, controle | game, video game, controller | juego, videojuego, control
megaphone | megafone, anúncio, marketing, divulgar | megaphone, ad, marketing, announce | megáfono, anuncio, marketing
bell | sino, aviso, notificação, lembrete | bell, alert, notification, reminder | campana, aviso, notificación, recordatorio
bell-ring | sino tocando, alerta, novidade | ringing bell, alert, news | campana sonando, alerta, novedad
newspaper | jornal, notícia, imprensa | newspaper, news, press | periódico, noticia, prensa
palette | paleta, cores, arte | palette, colours, colors, art | paleta, colores, arte
sparkles | brilho, novidade, mágica, ia | sparkles, new, magic, ai | brillo, novedad, magia, ia
wand-sparkles | varinha, mágica, automático | magic wand, automatic | varita, magia, automático
bot | robô, ia, automação, chatbot | robot, ai, automation, chatbot | robot, ia, automatización
code | código, programação, site | code, programming | código, programación
database | banco de dados, dados, servidor | database, data, server | base de datos, datos, servidor
cloud | nuvem, armazenamento, backup | cloud, storage, backup | nube, almacenamiento, respaldo
cpu | processador, tecnologia, chip | processor, technology, chip | procesador, tecnología, chip`,
  health: `
heart-pulse | batimento, saúde, cardio, coração | heartbeat, health, cardio | latido, salud, cardio, corazón
activity | atividade, pulso, sinais | activity, pulse, signs | actividad, pulso, señales
stethoscope | estetoscópio, médico, consulta | stethoscope, doctor, appointment | estetoscopio, médico, consulta
pill | comprimido, remédio, cápsula, suplemento | pill, medicine, capsule, supplement | pastilla, medicina, cápsula, suplemento
syringe | seringa, vacina, injeção | syringe, vaccine, injection | jeringa, vacuna, inyección
bandage | curativo, machucado, tratamento | bandage, wound, treatment | vendaje, herida, tratamiento
dna | dna, genética, ciência | dna, genetics, science | adn, genética, ciencia
bone | osso, articulação, pet | bone, joint, pet | hueso, articulación
dumbbell | haltere, academia, treino, musculação | dumbbell, gym, workout, fitness | mancuerna, gimnasio, entrenamiento
footprints | pegadas, passos, caminhada | footprints, steps, walk | huellas, pasos, caminata
weight | peso, balança, emagrecer | weight, scale, lose weight | peso, balanza, adelgazar
leaf | folha, natural, orgânico, ecológico | leaf, natural, organic, eco | hoja, natural, orgánico, ecológico
sprout | broto, crescer, plantar | sprout, grow, plant | brote, crecer, plantar
flower-2 | flor, beleza, jardim | flower, beauty, garden | flor, belleza, jardín
droplet | gota, água, hidratação, óleo | drop, water, hydration, oil | gota, agua, hidratación, aceite
recycle | reciclar, sustentável | recycle, sustainable | reciclar, sostenible
scissors | tesoura, cabelo, salão, cortar | scissors, hair, salon, cut | tijeras, cabello, salón, cortar
shirt | camiseta, roupa, moda | shirt, clothes, fashion | camiseta, ropa, moda
glasses | óculos, ver, leitura | glasses, see, reading | gafas, lentes, ver
watch | relógio de pulso, acessório | wristwatch, accessory | reloj de pulsera, accesorio`,
  food: `
utensils | talheres, restaurante, comida, refeição | cutlery, restaurant, food, meal | cubiertos, restaurante, comida
chef-hat | chef, cozinha, receita | chef, kitchen, recipe | chef, cocina, receta
coffee | café, xícara, pausa | coffee, cup, break | café, taza, pausa
pizza | pizza, lanche, delivery | pizza, snack, delivery | pizza, comida rápida
sandwich | sanduíche, lanche, hambúrguer | sandwich, snack, burger | sándwich, bocadillo, hamburguesa
salad | salada, dieta, saudável | salad, diet, healthy | ensalada, dieta, saludable
apple | maçã, fruta, nutrição | apple, fruit, nutrition | manzana, fruta, nutrición
carrot | cenoura, legume, verdura | carrot, vegetable | zanahoria, verdura
egg-fried | ovo, café da manhã, proteína | fried egg, breakfast, protein | huevo, desayuno, proteína
fish | peixe, pescaria, ômega | fish, fishing, omega | pescado, pez, omega
beef | carne, churrasco, proteína | beef, meat, barbecue | carne, asado, proteína
croissant | pão, padaria, croissant | bread, bakery, croissant | pan, panadería, cruasán
ice-cream-cone | sorvete, doce, sobremesa | ice cream, sweet, dessert | helado, dulce, postre
candy | bala, doce, açúcar | candy, sweet, sugar | caramelo, dulce, azúcar
wine | vinho, taça, bar | wine, glass, bar | vino, copa, bar
beer | cerveja, bar, chope | beer, bar | cerveza, bar
cup-soda | refrigerante, suco, bebida | soft drink, juice, drink | refresco, jugo, bebida
wheat | trigo, glúten, grão | wheat, gluten, grain | trigo, gluten, grano
milk | leite, laticínio, lactose | milk, dairy, lactose | leche, lácteo, lactosa`,
  signs: `
arrow-right | seta para a direita, avançar, continuar | arrow right, next, continue | flecha a la derecha, avanzar, continuar
arrow-left | seta para a esquerda, voltar | arrow left, back | flecha a la izquierda, volver
arrow-up | seta para cima, subir | arrow up, top | flecha arriba, subir
arrow-down | seta para baixo, descer | arrow down | flecha abajo, bajar
arrow-up-right | seta na diagonal, abrir, sair | diagonal arrow, open | flecha diagonal, abrir
chevron-right | ponta para a direita, próximo | chevron right, next | punta a la derecha, siguiente
chevron-down | ponta para baixo, abrir | chevron down, expand | punta abajo, desplegar
chevrons-right | avançar rápido, próximo | double chevron, forward | avance rápido, siguiente
circle-arrow-right | seta no círculo, ir, continuar | arrow in circle, go | flecha en círculo, ir
move-right | seta longa, ir, avançar | long arrow, go | flecha larga, ir
download | baixar, download, salvar | download, save | descargar, guardar
upload | enviar arquivo, upload | upload, send file | subir archivo
external-link | abrir fora, nova aba, link externo | external link, new tab | enlace externo, nueva pestaña
plus | mais, adicionar, bônus | plus, add | más, añadir, agregar
minus | menos, remover | minus, remove | menos, quitar
x | x, fechar, não, errado | x, close, no, wrong | x, cerrar, no
circle-x | x no círculo, errado, não incluído | x in circle, wrong, not included | x en círculo, incorrecto
ban | proibido, bloqueado, sem | forbidden, blocked, without | prohibido, bloqueado, sin
triangle-exclamation-point | atenção, aviso, perigo | warning, attention, danger | atención, aviso, peligro
circle-exclamation-point | alerta, importante, erro | alert, important, error | alerta, importante, error
info | informação, saiba mais | information, learn more | información, saber más
circle-question-mark | dúvida, pergunta, ajuda, faq | question, help, faq | duda, pregunta, ayuda
quote | aspas, citação, depoimento | quote, testimonial | comillas, cita, testimonio
hash | hashtag, número, cerquilha | hashtag, number | hashtag, número, numeral
bookmark | marcador, salvar, favorito | bookmark, save, favourite | marcador, guardar, favorito
flag | bandeira, meta, início | flag, goal, start | bandera, meta, inicio
pin | alfinete, fixar | pin | chincheta, fijar
settings | engrenagem, configuração, ajuste | gear, settings | engranaje, configuración, ajustes
sliders-horizontal | ajustes, personalizar, filtros | sliders, customise, filters | ajustes, personalizar, filtros
layers | camadas, módulos, níveis | layers, modules, levels | capas, módulos, niveles
layout-grid | grade, módulos, painel | grid, modules, dashboard | cuadrícula, módulos, panel
circle | círculo, bolinha, ponto | circle, dot | círculo, punto
square | quadrado, caixa | square, box | cuadrado, caja
power | ligar, desligar, energia | power, on, off | encender, apagar, energía
trash | lixeira, excluir, remover | bin, trash, delete | papelera, eliminar
umbrella | guarda-chuva, seguro, proteção | umbrella, insurance | paraguas, seguro, protección
anchor | âncora, barco, firme | anchor, boat | ancla, barco
plug | tomada, conectar, integração | plug, connect, integration | enchufe, conectar, integración`,
} as const;
