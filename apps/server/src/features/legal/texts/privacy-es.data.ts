export const privacyEs = `# Aviso de privacidad

> Este es el modelo que viene con el programa. Quien opera esta instalación debe revisarlo, completarlo con el nombre de la empresa, su dirección y su encargado de protección de datos, y publicar su propio texto.

Este aviso explica, en lenguaje sencillo, qué ocurre con los datos personales en {address}. Sigue la Ley General de Protección de Datos de Brasil (Ley 13.709/2018, LGPD).

## Quién es responsable

El responsable de los datos de tu cuenta es quien opera esta instalación de Vitrine. Puedes hablar con el responsable, y con su encargado de protección de datos, por medio de {contact}.

Los datos que los visitantes envían en páginas de clientes pertenecen a su relación con cada cliente: el cliente es el responsable, y quien opera esta instalación es el encargado, que sigue sus instrucciones. Si enviaste datos por una página, acude primero a quien la publicó.

## Qué datos usamos y para qué

- **Registro:** nombre, correo, teléfono, nombre de usuario, foto e idioma. Para crear y mantener tu cuenta y hablar contigo sobre ella. Base legal: ejecución del contrato.
- **Acceso y seguridad:** contraseña (guardada solo en forma irreversible), códigos y claves de verificación, sesiones, dispositivos de confianza, dirección IP, navegador y horarios. Para saber que eres tú, proteger la cuenta e investigar abusos. Base legal: interés legítimo en la seguridad y cumplimiento de la ley.
- **Plan y pago:** plan, fechas y datos de cobro. Para cobrar lo contratado y cumplir obligaciones fiscales. Base legal: ejecución del contrato y obligación legal. Aquí no se guardan números completos de tarjeta.
- **Tu contenido:** páginas, imágenes, textos y configuración. Para prestar el servicio.
- **Aceptación:** qué versión de los términos y de este aviso aceptaste, cuándo y desde qué dirección IP. Para poder demostrarlo.

No vendemos datos personales ni hacemos publicidad con ellos.

## Verificación contra robots

Al iniciar sesión, crear una cuenta o recuperar la contraseña, tu navegador resuelve un pequeño cálculo que dificulta los ataques automáticos. Es nuestro, no te identifica y no envía nada a terceros. Si esta instalación usa reCAPTCHA en su lugar, Google recibe datos técnicos de tu navegador en esas pantallas.

## Cookies y almacenamiento en el navegador

El panel usa solo lo necesario: una cookie que mantiene tu sesión, una que reconoce un dispositivo de confianza (si lo pides) y preferencias como el idioma y el tema. No hay cookies de publicidad en el panel. Las páginas de los clientes siguen lo que cada cliente configuró.

## Con quién compartimos

- Con empresas que hacen funcionar el servicio, como alojamiento y envío de correo, solo en lo necesario y bajo contrato.
- Con Google, si eliges entrar con tu cuenta de Google.
- Con autoridades, cuando la ley o una orden judicial lo exija.

Si alguno de estos servicios está fuera de Brasil, la transferencia sigue las reglas de la LGPD para transferencias internacionales.

## Cuánto tiempo los guardamos

- Datos de la cuenta y contenido: mientras exista la cuenta. Después de eliminarla y del plazo de espera que se muestra en la pantalla, se borran; las copias de seguridad se renuevan a continuación.
- Registros de acceso: al menos seis meses, como exige el Marco Civil de Internet de Brasil (artículo 15), y no más de lo que la seguridad requiere.
- Datos fiscales y de cobro: por los plazos de la ley.
- Pruebas de la verificación contra robots: minutos.

## Tus derechos

En cualquier momento y sin costo puedes: confirmar si tratamos tus datos, acceder a ellos, corregirlos, llevarlos a otro servicio, pedir que se borren, anonimicen o bloqueen, saber con quién se compartieron, oponerte a un uso y retirar un consentimiento.

Buena parte está en tu cuenta: editar tus datos, exportar todo y eliminar la cuenta. Para lo demás, escribe a {contact}; respondemos en un plazo de 15 días. También puedes reclamar ante la autoridad de protección de datos de Brasil (ANPD) o ante la del lugar donde vives.

## Seguridad

Las contraseñas se guardan con una función hecha para eso, los secretos se cifran, las conexiones usan HTTPS cuando la dirección del servicio es segura, y tu cuenta puede tener verificación en dos pasos. Si hay un incidente con riesgo relevante, te avisamos a ti y a la autoridad.

## Menores de edad

El servicio es para mayores de 18 años. Si sabemos que un menor creó una cuenta, la borramos.

## Cambios en este aviso

La versión y la fecha están al inicio de esta página. Avisamos en el panel o por correo antes de cambios importantes.
`;
