<?php

declare( strict_types=1 );

namespace Footbridge\Texts;

/**
 * Finds shortcodes in a text. Splits a text into what may be a shortcode's tag and the rest. In linear time: each piece
 * of the pattern is possessive and bounded.
 */
final class Tokens {
	/**
	 * A comment's ends, the tags of elements whose brackets are text, and a shortcode's tag. Outside of quotes a shortcode
	 * contains no tag but the line break that WordPress puts between its lines.
	 */
	private const PATTERN = '~<!--|-->|<(/?)(pre|code|kbd|samp|script|style|textarea)\b[^<>]{0,2000}+>'
		. '|\[(/?)([a-z0-9_][\w:.-]{0,79}+)((?:(?:\s|<br ?/?>)(?:[^\[\]<>"\']++|<br ?/?>|"[^"]{0,4000}+"|\'[^\']{0,4000}+\')*+)?+(?:/(?=\]))?)\]~i';

	/**
	 * @return list<Token> The shortcodes' tags in a text, not those in code and comments, and not doubled brackets, which
	 * mean a tag as text.
	 */
	public static function of( string $text ): array {
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
				$tokens[] = new Token( $whole, $match[0][1], $closes, $match[4][0] ?? '', $match[5][0] ?? '' );
			}
		}
		return self::without_doubled( $text, $tokens );
	}

	/**
	 * @param list<Token> $tokens Its tags.
	 * @return list<Token> The tags without those in doubled brackets: `[[name]]`, `[[name]text[/name]]`.
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
