<?php

declare( strict_types=1 );

namespace Footbridge\Adoption;

use Footbridge\Resolve\Quiet;
use Footbridge\Signature;
use Footbridge\Texts\Texts as ShownTexts;

/**
 * WordPress's own pages for the adoption report. A signed request gets the page of WordPress's theme where FaustWP would
 * redirect to the front end, with comments that mark the text and what each block and shortcode renders.
 */
final class OwnPage {
	private const SIGNED = 'GET page ';

	/** Turns FaustWP's redirect off for a signed request, and marks the text: before FaustWP reads its settings. */
	public static function start(): void {
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- Only compared.
		$method = $_SERVER['REQUEST_METHOD'] ?? '';
		$uri    = $_SERVER['REQUEST_URI'] ?? '';
		// phpcs:enable
		if ( 'GET' !== $method || ! is_string( $uri ) || ! Signature::is_in_request( self::SIGNED . $uri ) ) {
			return;
		}
		// A cache must not store this variant of a page.
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- Other plugins'.
		add_action( 'send_headers', 'nocache_headers', PHP_INT_MAX );
		add_filter( 'faustwp_get_setting', array( Quiet::class, 'as_without_faust' ), PHP_INT_MAX, 2 );
		// Shortcodes that nothing renders are listed by Texts; in the pages they are no words that the site would lose.
		add_filter( 'the_content', array( ShownTexts::class, 'content' ), 8 );
		add_filter( 'single_post_title', array( ShownTexts::class, 'written_excerpt' ), 1 );
		add_filter( 'the_content', array( self::class, 'mark_text' ), PHP_INT_MAX );
		add_filter( 'render_block', array( self::class, 'mark_block' ), PHP_INT_MAX, 2 );
		add_filter( 'do_shortcode_tag', array( self::class, 'mark_shortcode' ), PHP_INT_MAX, 2 );
	}

	/** Marks the text of the page's own post. */
	public static function mark_text( $html ) {
		return is_string( $html ) && is_singular() && get_the_ID() === get_queried_object_id() ? self::marked( 'text', 'post', $html ) : $html;
	}

	/** Marks what a block renders. */
	public static function mark_block( $html, $block ) {
		$name = is_array( $block ) ? $block['blockName'] ?? null : null;
		return is_string( $html ) && is_string( $name ) ? self::marked( 'block', $name, $html ) : $html;
	}

	/** Marks what a shortcode renders. One without tags may be in an attribute, where a comment would be text. */
	public static function mark_shortcode( $html, $tag ) {
		return is_string( $html ) && is_string( $tag ) && false !== strpos( $html, '<' ) ? self::marked( 'shortcode', $tag, $html ) : $html;
	}

	/** Returns HTML between two comments. */
	private static function marked( string $kind, string $name, string $html ): string {
		$name = preg_replace( '~[^\w/-]~', '', $name );
		return "<!--footbridge:$kind $name-->$html<!--/footbridge:$kind-->";
	}
}
