<?php

declare( strict_types=1 );

namespace Footbridge\Texts;

/** Removes the tags of shortcodes whose plugin or theme is gone. What a tag encloses stays. */
final class Shortcodes {
	/** Characters of a tag in which an index is looked for. */
	private const MAX_TAG = 500;

	/** Names of well-known plugins' shortcodes that need no value. Alone in a paragraph they are no words. */
	private const COMMON = array( 'cart', 'checkout', 'events', 'faq', 'faqs', 'loginform', 'newsletter', 'portfolio', 'products', 'searchform', 'sitemap', 'slider', 'slideshow', 'team', 'testimonials' );

	/** The site's own code, which it replaces itself. */
	private const SELF_CHECK = 'self-check';

	/**
	 * Returns a text without the tags of shortcodes that are not left to WordPress.
	 *
	 * @param list<string> $found Gets the names of the removed shortcodes, each once.
	 */
	public static function remove( string $text, callable $is_known, array &$found ): string {
		if ( false === strpos( $text, '[' ) ) {
			return $text;
		}
		$tokens = Token::all_in( $text );
		$paired = self::paired( $tokens );
		$shown  = '';
		$from   = 0;
		$open   = array();
		$touch  = -1;
		foreach ( $tokens as $token ) {
			if ( $token->start < $from || self::SELF_CHECK === $token->name || $is_known( $token->name ) || ! ( isset( $paired[ $token->name ] ) || self::is_shortcode( $token, $text ) ) ) {
				continue;
			}
			$between = substr( $text, $from, $token->start - $from );
			$opener  = $token->closes && isset( $open[ $token->name ] ) ? array_pop( $open[ $token->name ] ) : null;
			$shown  .= $token->closes ? Builders::content( $token->name, $between, $opener ) : $between;
			// Words of columns that touch would become one word.
			if ( ! $token->closes && $touch === $token->start && '' !== trim( $shown ) ) {
				$shown .= "\n\n";
			}
			if ( ! $token->closes && isset( $paired[ $token->name ] ) ) {
				$open[ $token->name ][] = $token;
			}
			$html   = $token->closes ? ( null === $opener ? '' : Builders::after( $opener ) ) : Builders::before( $token );
			$html  .= $token->closes || isset( $paired[ $token->name ] ) ? '' : Builders::after( $token );
			$shown .= $html;
			$from   = $token->end();
			$touch  = $token->closes || '' !== $html ? $from : -1;
			if ( ! in_array( $token->name, $found, true ) ) {
				$found[] = $token->name;
			}
		}
		return $shown . substr( $text, $from );
	}

	/**
	 * @param list<Token> $tokens The tags of a text.
	 * @return array<string, true> The names that are closed after they are opened, as keys.
	 */
	private static function paired( array $tokens ): array {
		$opened = array();
		$paired = array();
		foreach ( $tokens as $token ) {
			if ( ! $token->closes ) {
				$opened[ $token->name ] = true;
			} elseif ( isset( $opened[ $token->name ] ) ) {
				$paired[ $token->name ] = true;
			}
		}
		return $paired;
	}

	/** Whether a tag is a shortcode by its writing or its place. */
	private static function is_shortcode( Token $token, string $text ): bool {
		if ( $token->closes ) {
			return strlen( $token->name ) > 2;
		}
		$is_bare = '' === trim( $token->attributes );
		$before  = substr( $text, max( 0, $token->start - self::MAX_TAG ), min( self::MAX_TAG, $token->start ) );
		// In a tag's address or name it is an index: `?filter[post_type]=x`.
		if ( $is_bare && 1 === preg_match( '/[\w\]]$/D', $before ) && (int) strrpos( "> $before", '<' ) > (int) strrpos( "> $before", '>' ) ) {
			return false;
		}
		$before = rtrim( $before );
		if ( $token->is_certain() || '<!-- wp:shortcode -->' === substr( $before, -21 ) ) {
			return true;
		}
		/**
		 * Filters the names of shortcodes that look like a word in brackets, such as `products` for `[products]`.
		 *
		 * @param list<string> $names The names.
		 */
		if ( in_array( $token->name, (array) apply_filters( 'footbridge_shortcodes', array() ), true ) ) {
			return true;
		}
		$after = ltrim( substr( $text, $token->end(), 80 ) );
		return ( false !== strpos( $token->name, '-' ) || in_array( $token->name, self::COMMON, true ) )
			&& $is_bare
			&& ( '' === $before || '>' === substr( $before, -1 ) )
			&& ( '' === $after || '<' === $after[0] );
	}
}
