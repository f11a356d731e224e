<?php

declare( strict_types=1 );

namespace Footbridge\Blocks;

use Footbridge\Resolve\Replay;
use WP_Post;
use WP_Query;

/**
 * Renders a post's blocks in GraphQL and REST as on the post's page: the calendar shows the post's month, a block after a
 * Query Loop belongs to the post, a Query Loop shows the requested page, and a playlist's tracks have players.
 */
final class Blocks {
	/** The pages of Query Loops, as in an address: `query-1-page=2`. */
	private const HEADER = 'HTTP_X_FOOTBRIDGE_QUERY';
	private const PAGE   = '/(?:^|&)(query(?:-\d{1,10})?-page)=(\d{1,6})(?=&|$)/';

	/** How many texts are being rendered in each other. */
	private static int $depth = 0;

	/** @var array{mixed, mixed, mixed} The globals before the outermost text: year, month, post of the main query. */
	private static array $before = array( null, null, null );

	public static function register(): void {
		$pages = self::requested_pages();
		if ( array() !== $pages ) {
			Replay::add( $pages );
			// Its key does not have the pages.
			add_filter( 'graphql_cache_is_object_cache_enabled', '__return_false', 100 );
		}
		add_filter( 'the_content', array( self::class, 'begin' ), PHP_INT_MIN );
		add_filter( 'the_content', array( self::class, 'end' ), PHP_INT_MAX );
		add_filter( 'render_block_core/playlist-track', array( self::class, 'track' ), 10, 2 );
	}

	/** Sets the globals that WordPress sets on a post's page, and returns the text unchanged. */
	public static function begin( $text ) {
		global $year, $monthnum, $wp_query;
		$post = get_post();
		if ( 1 === ++self::$depth && self::is_api() && $post instanceof WP_Post ) {
			self::$before = array( $year, $monthnum, $wp_query instanceof WP_Query ? $wp_query->post : null );
			// phpcs:disable WordPress.WP.GlobalVariablesOverride -- They are restored.
			if ( 'post' === $post->post_type ) {
				list( $year, $monthnum ) = array_map( 'intval', explode( '-', $post->post_date ) );
			}
			// phpcs:enable
			if ( $wp_query instanceof WP_Query ) {
				$wp_query->post = $post;
			}
		}
		return $text;
	}

	/** Restores the globals, and returns the text unchanged. */
	public static function end( $text ) {
		global $year, $monthnum, $wp_query;
		if ( 0 === --self::$depth && self::is_api() ) {
			list( $year, $monthnum, $post ) = self::$before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- They are WordPress's own again.
			if ( $wp_query instanceof WP_Query ) {
				$wp_query->post = $post;
			}
		}
		return $text;
	}

	/** Returns a playlist's track with a player. WordPress gives the file's address only to its script. */
	public static function track( $html, $block = null ) {
		$src = is_array( $block ) ? ( $block['attrs']['src'] ?? null ) : null;
		if ( ! is_string( $html ) || ! is_string( $src ) || ! self::is_api() ) {
			return $html;
		}
		$end = strrpos( $html, '</li>' );
		return false === $end ? $html : substr_replace( $html, sprintf( '<audio controls src="%s"></audio>', esc_url( $src ) ), $end, 0 );
	}

	/** @return array<string, string> The pages of Query Loops that the request's header names. */
	private static function requested_pages(): array {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only names and digits are read.
		$header = $_SERVER[ self::HEADER ] ?? '';
		preg_match_all( self::PAGE, is_string( $header ) ? $header : '', $found, PREG_SET_ORDER );
		return array_column( $found, 2, 1 );
	}

	/** Whether a text is rendered for GraphQL or REST, where WordPress shows no page. */
	public static function is_api(): bool {
		return ( function_exists( 'is_graphql_request' ) && is_graphql_request() ) || ( defined( 'REST_REQUEST' ) && REST_REQUEST );
	}
}
