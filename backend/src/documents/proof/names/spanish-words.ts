/** The same in Spanish. Plurals in -s, and forms that their ending gives away ("grabó", "finalmente"), are left out. */
export const spanishWords = `
  a abajo abierta abierto abogado abra abre abrieron abril abroad abuela abuelo acaba acaso acceso access acerca acierta acompaña
  acompañantes aconseja acordad acordeón active activos actual actuales actúa acuerda acuerdo acá acústica acústico ad adelante adelanto
  además adivines adjunta adjunto administrador administradores admisibles admite adolescente aforo agencia agenda agent agente agosto
  agotadas agotado agotamiento agradece agridulce agua ahora ahí aire al alcance alcanza alegre alegría alemán alerta algo algoritmo
  alguien alguna alguno algún allá allí alma alojamiento alta alto ama amanecer amante amarga amargo ambas ambiental ambiente ambos
  amenazas americana americano amiga amigo amor amplia amplio an analógica analógico and andaluz andaluza anhelante animales aniversario
  anoche anota ante antemano antena anterior anteriores antigua antiguo anuncia anuncies anuncio análisis aparece aparezca apenas
  apertura aportarías apoyar apoyo app aprender aptos apuesta apunta apúntate aquel aquella aquello aquí argentina argumento armonías
  around arpa arranca arrasa arreglos arriba arriesga art arte article artificial artist artista artículo as asesoría asientos asimismo
  asiste assistant asteriscos asunto así atiende atmósfera atrás attaché audaz audio aun aunque ausencia australiana australianos
  autobiográfica autobiográfico autobús autocensura automático autor autora autores autorice avanza ave aves avisa avisos ayer ayuda
  ayuntamiento azul añade año años aún baila bailar baja bajista bajo balada banda banjo barcelonesa barcelonés barra barrio basada
  basado base basta bastante bastar baterista batería baños beats becas bella bello beneficio benefit benéfica benéfico beso bien bienal
  billetes bio biografía blanco blog bloquea boca boda boletín bonito bonus booking borran borres bosque bossa bought breve brillo brisa
  brutal bucle buen buena bueno busca busque busy by bórralos búsqueda cabe cabeza cabo cada cae cafetería caja calendario calidad calle
  calma calor cama cambia cambio camerino camino camiseta campaña campo canadiense canal canales canciones canción canta cantaba
  cantante cantar cantautor cantautora cante canto cantábrica canté capilla capturas cara caracteres cargo cariño carne caro carrera
  carretera carta cartel carteles carátula casa casi castellano catalán categoría catálogo causa causarlo celebra cena ceniza centro
  cerca cercano cerrada cerrado cerrar change charla chica chico ciclo cielo cien cierra cierre cierta cierto cifra cinco cine cinta
  circulan cita citad citados ciudad ciudades clara claro clave clic clip clonar club clubes clásica clásico cobertura cobra cobrar
  codirector coinciden colabora colaborador collab coloca coloque color colores columnas combina comentario comer comercial comerciales
  comida comienza comienzo communities como compartan compartas comparte compañía completa completo compone compositor compositora
  compra compradores comprender comprueba compás comunica comunitaria comunitarios común con concierne concierto concretos concurso
  conecta confianza confidencial confírmalas conjeturas conjuga conjunta conjunto conmigo conoce conocer conocí consejo consentimiento
  consigue constancia construye consulta contacta contacto contacts contar contenga contiene contigo contra contrabajo contraseña
  contraste contratan contrates contrato convierte convocatorias copia copiada coprodujo corazón coro correcta correo correr corresponde
  corrige corta corto cosa costa costumbre cover crea creada creado crear creators crecer crecimiento crecí credits creer creo crisis
  criterios crowdfunding cruda crudo créalos crédito crítica críticos cuadre cuadro cual cualquier cualquiera cuando cuanto cuarta
  cuarteto cuarto cuatro cubre cuenta cuentes cuento cuerdas cuero cuerpo cuesta cuesten cuida cuidad cuidado culpa cultura cultural
  cumple curador curadores curators curso cuya cuyo cuál cuándo cuánta cuánto cálida cálido cámara código cómo da daba dada dado dale
  dan danza dar darse data date dato day de debajo debe debido debut debuta debutante decena decide decidí decir declara declararlo
  decía deja dejado deje del delante demos demuestra demás dentro depósito derecha derechos desarrolla desata descarga describía
  descubre descubrirlo descuentan descuentos descártala desde desea deseo desgarrador desgarradora desierto desnuda desnudo despide
  despliega después destaca destellos destinatarios destino detalle detrás devuelve di diario dibujo dice dicho diciembre diez diferente
  difieren difícil difíciles diga digital digitales dijeron diles dilo dime dinero dio directa directo director directora directorio
  dirige dirías disclosure disco discográfica discográfico discutas diselo diseño disfruta disponible disquera distinto distribuidora
  distributor distribuye doble doce documental documento dolor domingo dominio don donde dormir dos dosier dossier dotada dotado dpi
  duda duerme dulce dura durante duro dé día días dímelo dólares dónde dúo earshot echa echo ecléctica ecléctico edad edades ediciones
  edición edificio edita editada editado editor editora editorial editoriales efecto ejemplo el elabora electrónica electrónico elegante
  elegida elegir elegí elige ella ello elogios elsewhere eléctrica email embargo emergente emisora emociona emoción emojis empapa empecé
  empezaba empieza empresa en encabeza encaja encaje encanta encargo encierra encima encuentra encuentro enero engaño enlace ensaya
  ensayo ensemble entender entera entero entidad entonces entra entrada entrar entrañable entre entrega entregaste entrevista enviar
  enviarlo envolvente envuelve envía envíame envíes envío enérgica enérgico episodio equipo era eran eres errores es esa esas escala
  escalones escena escenario escolares esconde escriba escribe escribir escribirla escribiste escribí escrita escrito escritor escritora
  escucha escuchen escuela escúchala escúchalo escúchanos ese esfuerzo eso esos espacio español española especial espejo espera
  esperanza espero espontánea esta estaba estado estafa estalla estar este estilo esto estoy estrecha estrella estremecedora estrena
  estreno estribillo estroboscópicas estrofa estudia estudiantes estudiantiles estudio estuve estuvo está están esté estén etapa
  etiqueta etérea etéreo europea europeo evento evidente exactitud exactly exacto excelente exclusives exige exista existe expediente
  experiencia experimental explica explora explícita export extracto extranjero fabrica falsa false falta fama familia fan fans fantasma
  fase favor favorita favorito feat febrero fecha feedback feliz ferias festival festivales ficha fichar fiel fiesta figuraba figure
  fija fijar fijo fila file filmada filmado fin final finales financian firma firmar firmes flamenco flauta flor flores fluye folclore
  folk fondo for forma formada formado formato formulario foros foto fotografía fotograma fotógrafa fotógrafo fragmento francés frase
  frecuencia frecuentes frente fresca fresco frontera frágil fría frío fue fuego fuente fuera fueron fuerte fuerza fui funciona función
  funda fundada fundado funde funding furgoneta fusiona fusión futuro fábrica fácil fíate fútbol gaita galería gallega gallego gana
  ganador ganadora gancho garaje garantice gastar gastos gato general gente genuina gestada gestado gestiona gestión gig gira gitarra
  golpe graba grabada grabado grabar grabé gracias gran grande granja gratis gratuita gratuito grupo guarda guarde guerra guion guitarra
  guitarrista guión gusta gusto guárdalos guía género ha habitual habla hablar hable hablé había hace hacer hacerlos hacia haciendo
  hacía hago han hard harán haré has hasta have hay haya haz hazme hazte he hecha hecho hemisferio hemos herida heridos hermana hermano
  herramienta hice hicieron hiciste hielo hierro hija hijo hilo himno hipnotiza hipnótica hipnótico historia hizo hogar hoja hola
  holidays hombre honesta honestos honorario hora horaria horario horizontal hoy hubo huele hueso humo humor huye hábiles idea idioma
  iglesia igual ilegal ilumina imagen imagina importa importante importe imprenta impresa impulsa impulso imágenes in inaugura
  incendiaria incendio incluso incluye increíble incumplen indaga independiente indica indie industria infancia infinita inflar
  influencer influencias informa informe ingeniera ingeniero inglés inicia inicio inmediata inmediato insistas instante instrumental
  instrumento inteligencia intensa intenso internacional interpreta interview interés intro intérprete invierno invisible invita inédita
  inédito ir irrumpe irá is isla it italiano its jamás jardín jazz joven juega juegos jueves julio junio juntas junto jurado justa justo
  juventud jóvenes karaokes kit la label labor lado lamento lanza lanzada lanzado lanzamiento larga largo las latina latino le lectura
  lee leer legal lejana lejos lema lenta lento leo les letra letrista levanta leve ley leyenda leí leíste libra libre librería libro
  licencia licensing lidera ligada ligera limpia links list lista listado listening listings listo live llama llamada llamado llave
  llega llegada llegar llena llenar lleno lleva llevar lleve llevo lluvia lo lobo local locales locura locutor logo lograr loops los
  luces luego lugar lugares luna lunes luz lágrimas lástima límite línea lírica machaca madera madre madrileña madrileño madura maestra
  maestro magnética mailing mal mala malo mamá manager mando manera mano mantener mantiene mantén mapa maquetas mar maravilla marca
  marcada marcado marcha marea marketing martes marzo material mayo mayor mayores mayoría mañana me mece mecenas mecánica mecánicos
  media mediante medio mejor mejores melancolía melancólica melancólico melodía memoria menores menos mensaje mensajería mensual
  mensuales menudo mercado merch merchandising merece mes mesa meses metadatos metal mexicana mexicano mezcla mezcles mi miembro miente
  mientras mil miniatura minimalista minuto mira mirada mirando mire mis misma mismo misterio mitad miércoles moderna moderno modo
  momento monetiza monta montaje montaña motivo mover mucha mucho muere muerta muerte muestra mueve mujer mujeres multa multinacional
  mundial mundo municipales music musical muy mánager máquina más máster médico mínima mínimo mística mítica móvil música músico nace
  nacer nacida nacido nacional nací nada nadie name narra nativa navega navidad necesita negocio negra negro newsletter ni niebla nieve
  ninguna ninguno ningún nivel niña niño no noche nombra nombre none norte norteña nos nosotras nosotros nostálgica nostálgico nota
  noticia notoriedad novedad novedades novena noveno noviembre nube nuestra nuestro nueva nueve nuevo nunca nómada número o objeto
  obligatoria obra obtienes ocasión ocho octubre ocupar of oferta off offices oficial oficina ofrece ofrecer ojalá ojo ojos olas oleaje
  on once one onírica onírico opción opinión opone optimista oración orden organiza organizador organizadores orgánica orgánico origen
  original originaria originario orilla oro orquesta orquestal ortografía os oscura oscuro other otoño otra otro oye oyen oyente oído
  oír oírte padre paga pagada pagar pago pagues paisaje palabra pandemia pantalla papel papá para parece pared parezca parte participa
  parties partir partner pasa pasada pasado pasar pasaron pase pasillo paso pasé patio patrocina pausada payola paz país países pedido
  pedir pediste pegadiza pegadizo peligro película pena pensada pensado pensé pequeña pequeño percusionista perder perderse perdida
  perdido perdona perdí perdón perfecto perfil periodista periódico permiso permita permite permitir pero perro persigue persona
  personal personales pesar pese photos pianista piano pida pide piedra piel pieles pierden pieza pincha pinta piso pista pitch plan
  planea plantilla plataforma platforms playa playbook playeras playlist plaza plazo pleno poca poco podcast poder podría podéis poema
  poesía poeta policía polifacética polvo política pon pone poner pongan ponlas ponlo pop por porcentaje porque portada poseen posible
  postal posterior potente poética poético precio precuela prefiero pregunta preguntes pregúntalo premio premium prensa prepara
  presencia presenta presentarse presentarte press presse prestigio presupuesto previa previo primavera primer primera primero principal
  principio privacy privada privado private prizes procede procedente produce producto productor productora productores produjo
  profesional profesionales profesor profesora profunda profundo programa programador programadores promedio promesa prometer prometiste
  prometo promotor promotores pronto propia propietario propio propone proponer propuesta propón propósito protagonista proveedor
  provinciales proyecto prueba próxima próximo psicodélica psicodélico publica publicist publicista publique pudo pueblo pueda puede
  puedo puente puerta puerto pues puesta puesto pulsa pulso punk punto pura puro puse puso puñado página pájaro párrafo píxeles póngase
  pública público que queda queja querer quería quien quienes quieran quiere quiero quinta quinteto quinto quise quisiera quitar quizá
  quién quotes qué rabia radar radio radioformato rapera rapero rara raro rasgada rasgado rasgo razón raíces raíz real reales realiza
  rebelde recauda recibe recibir reciente recinto reclama recoge recojas recompensas reconocer reconocerse record recordatorio recorre
  recortarla recuento recuerda recuerdo recupera red redactores redes redonda redondees reduce referencia reflexiona reflexión refugio
  regalo regalía regionales registra registration registro región regla regresa regreso reina reino reissues reivindica relato release
  relleno reloj remeras remezcla remite remix remixes renace rendirse renueva renuncia reparto repertorio repetir repite reportaje
  reposa representa requiere requisitos rescata reserva reseña residencia respeto respira responde responder responsable respuesta resto
  resumen retiene retoma retrasa retraso retrata retrato retíralo revela reversiona reviewed revisa revise revista reúne rinde ritmo
  rock rodada rodado rodaje rodeada rodeado rojo romance rompas rompe romper ronda ropa rosa rostro rota roto rotunda rotundo royalties
  ruido rumba rumor rumores rural ruta rápida rápido ríe río rítmica sabe saber sabéis sabía saca sal sala sale salga salida salido
  salir salud saludable saludo salvaje salvo samples sanador sanadora sangre santa santo saxo saxofonista say scripted se sea sean
  sección secreta secreto seguid seguidores seguimiento seguir segunda segundo segura seguro según seis selecciona sello semana semanal
  semilla sencilla sencillo sentido sentí sentía septeto septiembre ser serena sereno serie services servicio servidor será serán
  sesiones sesión setenta setlist sevillana sevillano sexta sexteto sexto señal señala señales señor señora showcases shows si sido
  siempre siendo siente siento sierra siete siga sigla siglo significa sigue siguiente silencio silla simple sin sincera sincero
  sincroniza sindicato sino sinopsis sintetizador sintetizadores sirve sitio situada situado sobre sobria sobrina sobrio social sociales
  sociedad sociedades sol sola solicita solicitante solicitud solicitudes solidario solista solitaria solo sombra somos son sonaba
  sonando sonar sonido sonora sonoro sonrisa sopla sorprende sorprendente sorteo sostiene sounds soy soñador soñadora soñando soñé sp
  splits sponsored stands start stores stories story streaming streams strike su suave sube subida subir subirla subtítulo sucede such
  sueldo suele suelo suelto suena suene sueña sueño suma supe supera supo sur sureña surge sus suspiro susurra sutil suya suyo sync
  sábado sé séptima séptimo sí síguela síguelo síguenos síntesis sólida sólido sólo tal taller talleres tamaño también tambor tampoco
  tan tanta tanto tapa taquilla tardar tarde tarifa tarjeta te teatro teclado teclista tejido tela teloneros teléfono telón tema temblor
  tempo temprano tener tenga tengo tenido tenlo tensa tenue tenía tercer tercera tercero termina ternura territorios testimonio text
  texto thanks that the there ti tiempo tienda tiene tierna tierno tierra timeline tipo tirada title titula to toca tocaba tocando tocar
  tocaron toda todavía todo toma tomada tono tormenta torna torno torre total tour trabaja trabajo track tradicional tradicionales trae
  tragedia traje trama tranquila tranquilo transcurre transforma transmiten tras trasera trata través traza trece treinta tren tres
  tribute tributo triple triste tristeza triunfa triviales trofeo trombón trompeta trompetista tropical trova trío tu tus tuve tuvo tuya
  tuyo técnica técnico tía tío título tú un una unas une unen unido universitarias uno unos up urbana urbano urgente usa usan usar
  usarla usas uses uso usos usted ustedes usuarios va vacías vacíos vale valenciana valenciano valga valiente valle vamos van varias
  varios vas vasca vasco vaya ve veces vecina vecino veinte vela veloz ven vencer venda vende vendedor vender vendidas vendido venga
  venir venta ventana ver verano veraz verdad verdadera verdades verde verlo vernos version versiones versión verso versátil vertical
  verá ves vez viaja viaje viajera vibrante vibráfono vida video videoclip vieja viejo viene viento viernes vieron vigente vinilo vino
  vinyl viola violinista violonchelo violín viral visceral visible visita vista visuales viva vive vivir vivo viví vocal vocalista voces
  volumen voluntad volver vosotros votos voy voz vuela vuelo vuelta vuelve vuestra vuestro víctima vídeo web webs webzines weekday weeks
  well when which who write y ya yo zona álbum álbumes ángel ángulo ánimo árbol árboles él épica épico época éste éstos éxito íntegra
  íntima íntimo ópera órgano última último única único`;
