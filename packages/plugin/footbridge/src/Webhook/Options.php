<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

use Footbridge\Seo\Changes;

/** Follows WordPress's settings and the options pages, however an option is written. */
final class Options extends Follower {
	/** Settings that show on the site, with their group in WPGraphQL. */
	private const SETTINGS = array(
		'blogname'                     => 'general',
		'blogdescription'              => 'general',
		'siteurl'                      => 'general',
		'WPLANG'                       => 'general',
		'timezone_string'              => 'general',
		'gmt_offset'                   => 'general',
		'date_format'                  => 'general',
		'time_format'                  => 'general',
		'site_icon'                    => 'general',
		'site_logo'                    => 'general',
		'upload_path'                  => 'general',
		'upload_url_path'              => 'general',
		'posts_per_page'               => 'reading',
		'posts_per_rss'                => 'reading',
		'rss_use_excerpt'              => 'reading',
		'blog_public'                  => 'reading',
		'comment_registration'         => 'discussion',
		'require_name_email'           => 'discussion',
		'close_comments_for_old_posts' => 'discussion',
		'close_comments_days_old'      => 'discussion',
		'thread_comments'              => 'discussion',
		'thread_comments_depth'        => 'discussion',
		'page_comments'                => 'discussion',
		'comments_per_page'            => 'discussion',
		'default_comments_page'        => 'discussion',
		'comment_order'                => 'discussion',
		'show_avatars'                 => 'discussion',
		'wp_page_for_privacy_policy'   => 'reading',
	);

	/** Settings that only lists, feeds and the front page show. Any other renews every page. */
	private const ON_SOME_PAGES = array( 'blogname', 'blogdescription', 'posts_per_page', 'posts_per_rss', 'rss_use_excerpt' );

	/** Settings that change URLs, conditionals and candidate templates everywhere. */
	private const PERMALINKS = array( 'permalink_structure', 'category_base', 'tag_base', 'home', 'show_on_front', 'page_on_front', 'page_for_posts', 'wp_attachment_pages_enabled' );

	/** Actions of the plugin "Redirection" after a change of its rules, which may match any address. */
	private const REDIRECTION = array( 'redirection_redirect_updated', 'redirection_redirect_deleted', 'redirection_redirect_enabled', 'redirection_redirect_disabled' );

	public function register(): void {
		foreach ( self::REDIRECTION as $hook ) {
			Guard::on( $hook, fn() => $this->collector->add( Collector::PERMALINKS ) );
		}
		Guard::on( 'updated_option', array( $this, 'changed' ) );
		Guard::on( 'added_option', fn( $name, $value ) => $this->changed( $name, null, $value ) );
		Guard::on( 'deleted_option', fn( $name ) => $this->changed( $name, null, null ) );
	}

	/** When an option changed. */
	public function changed( $name, $old, $now ): void {
		if ( ! is_string( $name ) || false !== strpos( $name, '_transient_' ) || $this->collector->is_all() ) {
			return;
		}
		if ( in_array( $name, self::PERMALINKS, true ) || Changes::is_option( $name ) ) {
			$this->collector->add( Collector::PERMALINKS );
		}
		if ( isset( self::SETTINGS[ $name ] ) ) {
			$kind = in_array( $name, self::ON_SOME_PAGES, true ) ? Collector::LIST : Collector::SETTINGS;
			$this->collector->add( $kind, Key::nodes( 'setting_group', self::SETTINGS[ $name ] ) );
		}
		if ( 'posts_per_page' === $name ) {
			$this->collector->add( Collector::LIST, array(), Address::all( Archives::home() ) );
		}
		if ( 'sticky_posts' === $name ) {
			$this->sticky( $old, $now );
		}
		$this->options_page( $name );
	}

	/** Records posts that became sticky, or no longer are. */
	private function sticky( $old, $now ): void {
		$was = array_map( 'intval', is_array( $old ) ? $old : array() );
		$is  = array_map( 'intval', is_array( $now ) ? $now : array() );
		$ids = array_merge( array_diff( $was, $is ), array_diff( $is, $was ) );
		if ( array() !== $ids ) {
			// Only the page of posts has the sticky ones first.
			$this->collector->add( Collector::LIST, array( Key::of_terms( Key::list_of( 'post' ) ) ), Address::all( Archives::home() ) );
		}
	}

	/** Whether it is a field of one of ACF's options pages. */
	private function options_page( string $name ): void {
		foreach ( References::options_pages() as $slug => $prefix ) {
			// The second form is ACF's reference from a value to its field.
			if ( 0 === strpos( $name, $prefix ) || 0 === strpos( $name, '_' . $prefix ) ) {
				$this->collector->add( Collector::OPTIONS, Key::nodes( 'acf_options_page', $slug ) );
			}
		}
	}
}
