<?php

declare( strict_types=1 );

namespace Footbridge\Texts;

/** A shortcode's tag as it stands in a text: `[name a="b"]` or `[/name]`. */
final class Token {
	/**
	 * A comment's ends, the tags of elements whose brackets are text, and a shortcode's tag. Outside of quotes a shortcode
	 * contains no tag but the line break that WordPress puts between its lines. In linear time: each piece is possessive and
	 * bounded.
	 */
	private const PATTERN = '~<!--|-->|<(/?)(pre|code|kbd|samp|script|style|textarea)\b[^<>]{0,2000}+>'
		. '|\[(/?)([a-z0-9_][\w:.-]{0,79}+)((?:(?:\s|<br ?/?>)(?:[^\[\]<>"\']++|<br ?/?>|"[^"]{0,4000}+"|\'[^\']{0,4000}+\')*+)?+(?:/(?=\]))?)\]~i';

	/** The tag as it is written. */
	public string $raw;

	/** Where it begins, in bytes. */
	public int $start;

	/** Whether it is a closing tag. */
	public bool $closes;

	public string $name;

	/** What follows the name. */
	public string $attributes;

	public function __construct( string $raw, int $start, bool $closes, string $name, string $attributes ) {
		$this->raw        = $raw;
		$this->start      = $start;
		$this->closes     = $closes;
		$this->name       = $name;
		$this->attributes = $attributes;
	}

	public function end(): int {
		return $this->start + strlen( $this->raw );
	}

	/**
	 * Whether its own writing shows that it is a shortcode: a named value, a name that is no English word, the slash of a
	 * tag without content. `[sic]`, `[see page=3, below]` and `[non-profit]` are text.
	 */
	public function is_certain(): bool {
		$is_name = 1 === preg_match( '/^[a-z0-9]*[a-z][\w:-]*$/iD', $this->name );
		if ( ! $is_name ) {
			return false;
		}
		$quote = '(?:["\']|&#8220;|&#8221;|&#8243;|&#8216;|&#8217;|&#8242;|&quot;|[“”″‘’′])';
		return 1 === preg_match( '/[a-z0-9]_[a-z0-9]/i', $this->name )
			|| 1 === preg_match( "/^(?:\s|<br ?\/?>)+[a-z_][\w-]*=(?![^\"'&]{0,80},)/i", $this->attributes )
			|| 1 === preg_match( "/\s[a-z_][\w-]*=$quote/i", $this->attributes )
			|| ( false !== strpos( $this->name, '-' ) && 1 === preg_match( "/\s$quote/", $this->attributes ) )
			|| ( strlen( $this->name ) > 2 && '/' === substr( $this->attributes, -1 ) );
	}

	/** @return list<self> The shortcodes' tags in a text, not in code, comments or doubled brackets, which mean a tag as text. */
	public static function all_in( string $text ): array {
		$tokens = array();
		$inside = '';
		preg_match_all( self::PATTERN, $text, $matches, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $matches as $match ) {
			$whole = $match[0][0];
			$name  = strtolower( $match[2][0] ?? '' );
			if ( '' !== $inside ) {
				$inside = ( '-->' === $whole && '-->' === $inside ) || ( '' !== $name && '/' === ( $match[1][0] ?? '' ) && $name === $inside ) ? '' : $inside;
			} elseif ( '<!--' === $whole ) {
				$inside = '-->';
			} elseif ( '' !== $name ) {
				$inside = '/' === ( $match[1][0] ?? '' ) ? '' : $name;
			} elseif ( '[' === $whole[0] ) {
				$closes   = '/' === $whole[1];
				$tokens[] = new self( $whole, $match[0][1], $closes, $match[4][0] ?? '', $match[5][0] ?? '' );
			}
		}
		return self::without_doubled( $text, $tokens );
	}

	/**
	 * @param list<self> $tokens Its tags.
	 * @return list<self> The tags without those in doubled brackets: `[[name]]`, `[[name]text[/name]]`.
	 */
	private static function without_doubled( string $text, array $tokens ): array {
		$closed = array();
		$opened = array();
		foreach ( $tokens as $token ) {
			if ( $token->closes && ']' === substr( $text, $token->end(), 1 ) ) {
				$closed[ $token->name ] = true;
			}
		}
		$left = array();
		foreach ( $tokens as $token ) {
			$before = $token->start > 0 && '[' === $text[ $token->start - 1 ];
			$after  = ']' === substr( $text, $token->end(), 1 );
			if ( $before && ! $token->closes && ( $after || isset( $closed[ $token->name ] ) ) ) {
				$opened[ $token->name ] = true;
			} elseif ( ! ( $after && $token->closes && isset( $opened[ $token->name ] ) ) ) {
				$left[] = $token;
			}
		}
		return $left;
	}
}
